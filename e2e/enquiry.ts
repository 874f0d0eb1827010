/** What somebody writes with the contact form, and where it arrives. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from 'stack/config';
import { cmsSql, enquiriesSql } from 'stack/reach';
import { Person, type Answer } from './person.ts';

let written = 0;

export type Fields = Record<
  'name' | 'email' | 'company' | 'topic' | 'message' | 'consent' | 'key' | 'page' | 'seconds',
  string
> &
  Partial<Record<'website' | 'sum' | 'answer', string>>;

export function aMessage(more: Partial<Fields> = {}): Fields {
  written += 1;
  return {
    name: 'Zofia Ćwik',
    email: `zofia-${Date.now().toString(36)}-${written}@example.com`,
    company: '',
    topic: 'pricing',
    message: `Ile kosztuje most? ${Date.now()} ${written}`,
    consent: 'on',
    key: crypto.randomUUID(),
    page: '/pricing',
    seconds: '40',
    ...more,
  };
}

/** An address of their own for everybody, out of the sixteen million that this machine has. */
export function somebody(): Person {
  const next = (written = written + 1);
  return new Person(`127.${40 + (next >> 16)}.${(next >> 8) & 255}.${1 + (next & 127)}`);
}

export function send(fields: Partial<Fields>, person = somebody(), prefix = ''): Promise<Answer> {
  return person.submit(`${prefix}/enquiry`, fields as Record<string, string>);
}

/** The short number that the page shows. */
export function referenceIn({ body }: Pick<Answer, 'body'>): string {
  return /<strong>([0-9A-F]{8})<\/strong>/.exec(body)?.[1] ?? '';
}

export async function enquiriesWhere(condition: string): Promise<number> {
  return Number(await enquiriesSql(`select count(*) from enquiries where ${condition}`));
}

/** Sink and state of everything that has to be delivered of the newest enquiry from an address. */
export async function deliveriesOf(email: string): Promise<Record<string, string>> {
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

export async function entriesWhere(condition: string): Promise<number> {
  return Number(await cmsSql(`select count(*) from enquiries where ${condition}`));
}

export type Call = { id: string; headers: Record<string, string>; body: string };

/** A receiver of webhooks on this machine. */
export class Receiver {
  readonly calls: Call[] = [];
  /** Answers, and how long it takes to. */
  status = 204;
  delayMs = 0;
  readonly #server: Server = createServer(
    (request, response) => void this.#take(request, (code) => response.writeHead(code).end()),
  );

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  /** The settings of a stack whose enquiries go here, too. */
  settings(secrets: string[]): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    const webhook = { name: 'crm', url: `http://127.0.0.1:${port}/hook`, secrets };
    return { STACK_WEBHOOKS: JSON.stringify([webhook]), STACK_WEBHOOKS_MAY_REACH: `127.0.0.1:${port}` };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #take(request: IncomingMessage, answer: (status: number) => void): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    this.calls.push({ id: headers['webhook-id']!, headers, body: Buffer.concat(chunks).toString() });
    setTimeout(() => answer(this.status), this.delayMs);
  }
}

/** Message-IDs that came more than once. */
export async function repeatedMails(): Promise<string[]> {
  return (await (await fetch(`http://127.0.0.1:${ports.inbox}/repeats`)).json()) as string[];
}
