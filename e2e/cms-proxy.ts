/** A proxy between the web and the CMS that injects faults. */
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBackendHealthy, purgeEdges } from 'stack/edges';
import { cms } from './site.ts';
import { waitFor } from './wait-for.ts';

export const faults = ['slow', 'hanging', 'malformed', 'failing', 'disconnected'] as const;
export type Fault = (typeof faults)[number];

export class CmsProxy {
  fault: Fault | 'none' = 'none';
  /** Delay of each response while the fault is 'slow'. */
  delayMs = 5_000;
  /** Passes the web's health checks without a fault, so that only page requests are affected. */
  sparesHealthChecks = false;
  readonly requestedUrls: string[] = [];
  /** Page requests that the web aborted before the response was complete. */
  abortedCount = 0;
  #openCount = 0;
  /** Responses whose URL contains this text are held back until `release()`. */
  #heldUrlPart: string | null = null;
  #heldResponses: (() => void)[] = [];
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  static async start(): Promise<CmsProxy> {
    const cmsProxy = new CmsProxy();
    await new Promise<void>((done) => cmsProxy.#server.listen(0, '127.0.0.1', done));
    return cmsProxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Holds back all responses whose URL contains `urlPart`, until `release()`. */
  hold(urlPart: string): void {
    this.#heldUrlPart = urlPart;
  }

  get heldCount(): number {
    return this.#heldResponses.length;
  }

  release(): void {
    this.#heldUrlPart = null;
    for (const sendResponse of this.#heldResponses.splice(0)) sendResponse();
  }

  /** Waits until no request is open and none has arrived for half a second. */
  async #waitUntilIdle(): Promise<void> {
    for (let count = -1; this.#openCount > 0 || count !== this.requestedUrls.length; await sleep(500))
      count = this.requestedUrls.length;
  }

  /**
   * Purges all pages on all edges. Waits first until the edges see a healthy CMS, because until then they serve stale
   * copies, and until no page is being rendered in the background.
   */
  async purgeAll(): Promise<void> {
    await waitFor('the edges to see the CMS', () => isBackendHealthy('content_0'));
    await this.#waitUntilIdle();
    await purgeEdges('all');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isHealthCheck = request.headers['user-agent'] === 'duet-health-check';
    if (!isHealthCheck) {
      this.requestedUrls.push(request.url!);
      this.#openCount += 1;
      response.on('close', () => {
        this.#openCount -= 1;
        if (!response.writableFinished) this.abortedCount += 1;
      });
    }
    const fault = isHealthCheck && this.sparesHealthChecks ? 'none' : this.fault;
    if (fault === 'hanging') return;
    if (fault === 'disconnected') return void response.destroy();
    if (fault === 'malformed') return void response.end('<html>It works!</html>');
    if (fault === 'failing') return void response.writeHead(500).end('{}');
    const delayMs = fault === 'slow' ? this.delayMs : 0;
    const upstream = sendRequest(
      cms + request.url,
      { method: request.method!, headers: request.headers },
      (cmsResponse) => {
        const chunks: Buffer[] = [];
        cmsResponse.on('data', (chunk: Buffer) => chunks.push(chunk));
        cmsResponse.on('end', () => {
          const forward = () =>
            void response.writeHead(cmsResponse.statusCode!, cmsResponse.headers).end(Buffer.concat(chunks));
          const isHeld = this.#heldUrlPart !== null && decodeURIComponent(request.url!).includes(this.#heldUrlPart);
          if (isHeld) this.#heldResponses.push(forward);
          else setTimeout(forward, delayMs);
        });
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}
