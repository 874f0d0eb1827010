/** Submits the contact form and reads what was stored, delivered and sent to webhooks. */
import { createServer, type Agent, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from 'stack/config';
import { HttpClient, type HttpResponse } from './http-client.ts';
import { cmsSql, enquiriesSql } from './running-stack.ts';

let counter = 0;

export type EnquiryFields = Record<
  'name' | 'email' | 'company' | 'topic' | 'message' | 'consent' | 'key' | 'page' | 'seconds',
  string
> &
  Partial<Record<'website' | 'challenge' | 'answer', string>>;

/** Fields of a valid enquiry with unique email, message and key. */
export function newEnquiry(overrides: Partial<EnquiryFields> = {}): EnquiryFields {
  counter += 1;
  return {
    name: 'Zofia Ćwik',
    email: `zofia-${Date.now().toString(36)}-${counter}@example.com`,
    company: '',
    topic: 'pricing',
    message: `Ile kosztuje most? ${Date.now()} ${counter}`,
    consent: 'on',
    key: crypto.randomUUID(),
    page: '/pricing',
    seconds: '40',
    ...overrides,
  };
}

/** A client with an IP address of its own from 127.0.0.0/8, so that the rate limit per address does not apply. */
export function clientWithOwnIp(agent: Agent | false = false): HttpClient {
  const next = (counter = counter + 1);
  return new HttpClient(`127.${40 + (next >> 14)}.${(next >> 7) & 127}.${1 + (next & 127)}`, agent);
}

export function sendEnquiry(
  fields: Partial<EnquiryFields>,
  client = clientWithOwnIp(),
  prefix = '',
): Promise<HttpResponse> {
  return client.submit(`${prefix}/enquiry`, fields as Record<string, string>);
}

/** The reference number on the confirmation page. */
export function extractReference({ body }: Pick<HttpResponse, 'body'>): string {
  return /<strong>([0-9A-F]{8})<\/strong>/.exec(body)?.[1] ?? '';
}

export async function countEnquiries(condition: string): Promise<number> {
  return Number(await enquiriesSql(`select count(*) from enquiries where ${condition}`));
}

/** State of each delivery by sink, for the enquiry of an email. */
export async function readDeliveryStates(email: string): Promise<Record<string, string>> {
  const rows = await enquiriesSql(
    `select sink || '=' || deliveries.state from deliveries join enquiries on enquiries.id = enquiry where email = '${email}'`,
  );
  return Object.fromEntries(
    rows
      .trim()
      .split('\n')
      .map((row) => row.split('=') as [string, string]),
  );
}

export async function countInboxEntries(condition: string): Promise<number> {
  return Number(await cmsSql(`select count(*) from enquiries where ${condition}`));
}

export type WebhookCall = { id: string; headers: Record<string, string>; body: string };

/** A local HTTP server that records webhook calls. */
export class WebhookReceiver {
  readonly calls: WebhookCall[] = [];
  /** Status and delay of each response. */
  status = 204;
  delayMs = 0;
  readonly #server: Server = createServer(
    (request, response) => void this.#handle(request, (code) => response.writeHead(code).end()),
  );

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  /** Settings of a stack that also sends enquiries to this webhook. */
  settings(secrets: string[]): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    const webhook = { name: 'crm', url: `http://127.0.0.1:${port}/hook`, secrets };
    return { STACK_WEBHOOKS: JSON.stringify([webhook]), STACK_WEBHOOKS_MAY_REACH: `127.0.0.1:${port}` };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #handle(request: IncomingMessage, respond: (status: number) => void): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    this.calls.push({ id: headers['webhook-id']!, headers, body: Buffer.concat(chunks).toString() });
    setTimeout(() => respond(this.status), this.delayMs);
  }
}

/** Message-IDs that the mail catcher received more than once. */
export async function listRepeatedMessageIds(): Promise<string[]> {
  return (await (await fetch(`http://127.0.0.1:${ports.mailbox}/duplicates`)).json()) as string[];
}
