/** Where the CMS asks after deliveries and tells what editors did, and where operators read health and figures. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';
import type { Config } from './config.ts';
import { markAnswered, release, retry, stateOf, summary } from './desk.ts';
import { eraseAllOf } from './erase.ts';
import type { Running } from './worker.ts';

type Answer = { status: number; body?: unknown; text?: string };

export function openDoor(config: Config, worker: () => Running | null, onError: (error: unknown) => void): Server {
  const server = createServer((request, response) => {
    answer(request, config, worker())
      .catch((error: unknown): Answer => {
        onError(error);
        return { status: 503, body: { error: 'The record cannot be reached right now. Please try again.' } };
      })
      .then(({ status, body, text }) => {
        response.writeHead(status, { 'Content-Type': text === undefined ? 'application/json' : 'text/plain' });
        response.end(text ?? JSON.stringify(body ?? {}));
      }, onError);
  });
  return server.listen(config.PORT, config.HOST);
}

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

async function answer(request: IncomingMessage, config: Config, worker: Running | null): Promise<Answer> {
  const { method = 'GET', url = '/' } = request;
  const asked = `${method} ${url}`;
  if (asked === 'GET /health/live') return { status: 200 };
  if (!worker) return { status: 503, body: { error: 'Still starting.' } };
  const { database, boss } = worker;
  if (asked === 'GET /health/ready') return (void (await database.pool.query('select 1')), { status: 200 });
  if (asked === 'GET /metrics') return { status: 200, text: await metrics(worker) };
  if (!isCms(request, config)) return { status: 403, body: { error: 'Who is asking?' } };
  if (asked === 'POST /erasures') {
    await eraseAllOf(database, ownerSchema.parse(await readJson(request)));
    return { status: 200 };
  }
  if (asked === 'GET /summary') return { status: 200, body: await summary(database) };
  const named = (pattern: string) => new RegExp(`^${pattern}$`).exec(asked)?.[1];
  const done = (found: boolean): Answer => ({ status: found ? 200 : 404 });

  const shown = named(`GET /enquiries/${uuid}`);
  if (shown) {
    const state = await stateOf(database, shown);
    return state ? { status: 200, body: state } : { status: 404 };
  }
  const answered = named(`POST /enquiries/${uuid}/answered`);
  if (answered) return done(await markAnswered(database, boss, answered, true));
  const reopened = named(`POST /enquiries/${uuid}/reopened`);
  if (reopened) return done(await markAnswered(database, boss, reopened, false));
  const released = named(`POST /enquiries/${uuid}/released`);
  if (released) return done(await release(database, boss, released));
  const retried = named(`POST /deliveries/${uuid}/retried`);
  if (retried) return done(await retry(database, boss, retried));
  return { status: 404 };
}

const ownerSchema = z.object({ account: z.string().min(1), email: z.string().min(1) });

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 10_000) throw new Error('A body of more than 10,000 letters');
  }
  return JSON.parse(text);
}

function isCms(request: IncomingMessage, { DESK_SECRET }: Config): boolean {
  const given = Buffer.from(String(request.headers['x-desk-secret'] ?? ''));
  const wanted = Buffer.from(DESK_SECRET);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function metrics({ database }: Running): Promise<string> {
  const { sinks } = await summary(database);
  const lines = sinks.flatMap(({ sink, disabledBecause, pending, failed, oldest }) => [
    `duet_sink_disabled{sink="${sink}"} ${disabledBecause ? 1 : 0}`,
    `duet_deliveries_pending{sink="${sink}"} ${pending}`,
    `duet_deliveries_failed{sink="${sink}"} ${failed}`,
    `duet_deliveries_oldest_seconds{sink="${sink}"} ${oldest ?? 0}`,
  ]);
  return `${lines.join('\n')}\n`;
}
