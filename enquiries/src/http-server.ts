/**
 * HTTP API of the worker: for the CMS (state of deliveries, editors' actions), and health checks and metrics for
 * operators.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';
import type { Config } from './config.ts';
import {
  markAnswered,
  markRead,
  readEnquiryState,
  releaseEnquiry,
  retryDelivery,
  summarizeDeliveries,
} from './enquiry-actions.ts';
import { eraseByOwner } from './erase.ts';
import { metricsText } from './metrics.ts';
import type { RunningWorker } from './worker.ts';

type Answer = { status: number; body?: unknown; text?: string };

export function startServer(
  config: Config,
  worker: () => RunningWorker | null,
  onError: (error: unknown) => void,
): Server {
  const server = createServer((request, response) => {
    answer(request, config, worker())
      .catch((error: unknown): Answer => {
        onError(error);
        return { status: 503, body: { error: 'The database of enquiries cannot be reached. Please try again.' } };
      })
      .then(({ status, body, text }) => {
        response.writeHead(status, { 'Content-Type': text === undefined ? 'application/json' : 'text/plain' });
        response.end(text ?? JSON.stringify(body ?? {}));
      }, onError);
  });
  return server.listen(config.PORT, config.HOST);
}

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

async function answer(request: IncomingMessage, config: Config, worker: RunningWorker | null): Promise<Answer> {
  const { method = 'GET', url = '/' } = request;
  const route = `${method} ${url}`;
  if (route === 'GET /health/live') return { status: 200 };
  if (!worker) return { status: 503, body: { error: 'The enquiries worker is still starting.' } };
  const { database, boss } = worker;
  if (route === 'GET /health/ready') return (void (await database.pool.query('select 1')), { status: 200 });
  if (route === 'GET /metrics') return { status: 200, text: await metricsText(database) };
  if (!isCms(request, config)) return { status: 403, body: { error: 'Missing or wrong X-Inbox-Secret header' } };
  if (route === 'POST /erasures') {
    const owner = parseOwner(await readText(request));
    if (!owner) return { status: 400, body: { error: 'The body must be JSON with the texts `account` and `email`.' } };
    await eraseByOwner(database, owner);
    return { status: 200 };
  }
  if (route === 'GET /summary') return { status: 200, body: await summarizeDeliveries(database) };
  const matchId = (pattern: string) => new RegExp(`^${pattern}$`).exec(route)?.[1];
  const respond = (found: boolean): Answer => ({ status: found ? 200 : 404 });

  const shown = matchId(`GET /enquiries/${uuid}`);
  if (shown) {
    const state = await readEnquiryState(database, shown);
    return state ? { status: 200, body: state } : { status: 404 };
  }
  const opened = matchId(`POST /enquiries/${uuid}/read`);
  if (opened) return respond(await markRead(database, boss, opened));
  const answered = matchId(`POST /enquiries/${uuid}/answered`);
  if (answered) return respond(await markAnswered(database, boss, answered, true));
  const reopened = matchId(`POST /enquiries/${uuid}/reopened`);
  if (reopened) return respond(await markAnswered(database, boss, reopened, false));
  const released = matchId(`POST /enquiries/${uuid}/released`);
  if (released) return respond(await releaseEnquiry(database, boss, released));
  const retried = matchId(`POST /deliveries/${uuid}/retried`);
  if (retried) return respond(await retryDelivery(database, boss, retried));
  return { status: 404 };
}

const ownerSchema = z.object({ account: z.string().min(1), email: z.string().min(1) });

function parseOwner(text: string | null): z.output<typeof ownerSchema> | null {
  try {
    return ownerSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** Returns null if the body is longer than 10,000 characters. */
async function readText(request: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 10_000) return null;
  }
  return text;
}

function isCms(request: IncomingMessage, { INBOX_SECRET }: Config): boolean {
  const given = Buffer.from(String(request.headers['x-inbox-secret'] ?? ''));
  const wanted = Buffer.from(INBOX_SECRET);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
