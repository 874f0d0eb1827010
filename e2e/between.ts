/** Stands between the web and the CMS and lets tests decide how the CMS seems to be. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { edgesSee, purgeEdges } from 'stack/reach';
import { cms } from './site.ts';
import { waitFor } from './wait-for.ts';

export const moods = ['slow', 'hanging', 'nonsense', 'failing', 'gone'] as const;
export type Mood = (typeof moods)[number];

export class Between {
  mood: Mood | 'well' = 'well';
  /** How slow; the web's own question whether the CMS is well can be spared, so that only pages are slow. */
  delayMs = 5_000;
  sparesWatch = false;
  readonly asked: string[] = [];
  /** How many questions of pages the web no longer waits for, and how many are open. */
  givenUp = 0;
  #open = 0;
  /** Answers of the CMS that are held back until `release`, by a part of their address. */
  #heldPart: string | null = null;
  #held: (() => void)[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<Between> {
    const between = new Between();
    await new Promise<void>((done) => between.#server.listen(0, '127.0.0.1', done));
    return between;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** From now on answers whose address has this in it are held back. */
  hold(part: string): void {
    this.#heldPart = part;
  }

  get held(): number {
    return this.#held.length;
  }

  release(): void {
    this.#heldPart = null;
    for (const answer of this.#held.splice(0)) answer();
  }

  /** Until nothing has been asked for half a second, and nothing waits for an answer. */
  async #quiet(): Promise<void> {
    for (let asked = -1; this.#open > 0 || asked !== this.asked.length; await sleep(500)) asked = this.asked.length;
  }

  /**
   * Marks everything stale, once the edges have noticed that the CMS is well (until then they serve what they have) and
   * nothing is still being rendered in the background.
   */
  async purgeAll(): Promise<void> {
    await waitFor('the edges to see the CMS', () => edgesSee('content_0'));
    await this.#quiet();
    await purgeEdges('all');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isWatch = request.headers['user-agent'] === 'duet-watch';
    if (!isWatch) {
      this.asked.push(request.url!);
      this.#open += 1;
      response.on('close', () => {
        this.#open -= 1;
        if (!response.writableFinished) this.givenUp += 1;
      });
    }
    const mood = isWatch && this.sparesWatch ? 'well' : this.mood;
    if (mood === 'hanging') return;
    if (mood === 'gone') return void response.destroy();
    if (mood === 'nonsense') return void response.end('<html>It works!</html>');
    if (mood === 'failing') return void response.writeHead(500).end('{}');
    const delayMs = mood === 'slow' ? this.delayMs : 0;
    const upstream = ask(cms + request.url, { method: request.method!, headers: request.headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const pass = () => void response.writeHead(answer.statusCode!, answer.headers).end(Buffer.concat(chunks));
        const isHeld = this.#heldPart !== null && decodeURIComponent(request.url!).includes(this.#heldPart);
        if (isHeld) this.#held.push(pass);
        else setTimeout(pass, delayMs);
      });
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}
