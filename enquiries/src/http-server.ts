/**
 * HTTP API of the worker: for the CMS (state of deliveries, editors' actions), and health checks and metrics for
 * operators.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { continueTrace } from 'telemetry';
import { z } from 'zod';
import type { Config } from './config.ts';
import {
  markAnswered,
  markRead,
  readEnquiryState,
  releaseEnquiry,
  replyToEnquiry,
  retryDelivery,
  setHandling,
  summarizeDeliveries,
} from './enquiry-actions.ts';
import { erase, eraseByOwner } from './erase.ts';
import { metricsText } from './metrics.ts';
import type { RunningWorker } from './worker.ts';

type Answer = { status: number; body?: unknown; text?: string };

export function startServer(
  config: Config,
  worker: () => RunningWorker | null,
  onError: (error: unknown) => void,
): Server {
  const server = createServer((request, response) => {
    continueTrace(request.headers.traceparent?.toString(), () => answer(request, config, worker()))
      .catch((error: unknown): Answer => {
        onError(error);
        return { status: 503, body: { error: 'The database of enquiries cannot be reached. Please try again.' } };
      })
      .then(({ status, body, text }) => {
        // An action of an editor makes deliveries due: the member sees the new state at once.
        if (request.method !== 'GET') worker()?.wake();
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
  const { database } = worker;
  if (route === 'GET /health/ready') return (void (await database.pool.query('select 1')), { status: 200 });
  if (route === 'GET /metrics') return { status: 200, text: await metricsText(database) };
  if (!isCms(request, config)) return { status: 403, body: { error: 'Missing or wrong X-Inbox-Secret header' } };
  if (route === 'POST /erasures') {
    const owner = parseJson(ownerSchema, await readText(request));
    if (!owner) return { status: 400, body: { error: 'The body must be JSON with the texts `account` and `email`.' } };
    await eraseByOwner(database, owner, worker.ledger.recordErased);
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
  if (opened) return respond(await markRead(database, opened));
  const answered = matchId(`POST /enquiries/${uuid}/answered`);
  if (answered) return respond(await markAnswered(database, answered, true));
  const reopened = matchId(`POST /enquiries/${uuid}/reopened`);
  if (reopened) return respond(await markAnswered(database, reopened, false));
  const released = matchId(`POST /enquiries/${uuid}/released`);
  if (released) return respond(await releaseEnquiry(database, released));
  const replied = matchId(`POST /enquiries/${uuid}/replies`);
  if (replied) {
    const reply = parseJson(replySchema, await readText(request));
    if (!reply)
      return { status: 400, body: { error: 'The body must be JSON with the texts `key`, `text` and `editor`.' } };
    return respond(await replyToEnquiry(database, replied, reply));
  }
  const handled = matchId(`POST /enquiries/${uuid}/handling`);
  if (handled) {
    const handling = parseJson(handlingSchema, await readText(request));
    if (!handling) return { status: 400, body: { error: 'The body must be JSON with `assignee`, `note` or both.' } };
    return respond(await setHandling(database, handled, handling));
  }
  const erased = matchId(`DELETE /enquiries/${uuid}`);
  if (erased) {
    worker.ledger.recordErased([erased]);
    await erase(database, [erased]);
    return { status: 200 };
  }
  const retried = matchId(`POST /deliveries/${uuid}/retried`);
  if (retried) return respond(await retryDelivery(database, retried));
  return { status: 404 };
}

const ownerSchema = z.object({ account: z.string().min(1), email: z.string().min(1) });

const replySchema = z.object({
  key: z.uuid(),
  text: z.string().trim().min(1).max(8_000),
  editor: z.string().min(1).max(200),
});
const handlingSchema = z.object({
  assignee: z.string().min(1).max(200).nullable().optional(),
  note: z.string().max(4_000).optional(),
});

function parseJson<T extends z.ZodType>(schema: T, text: string | null): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** Returns null if the body is longer than 50,000 characters. */
async function readText(request: IncomingMessage): Promise<string | null> {
  let text = '';
  // A character may arrive in two parts.
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 50_000) return null;
  }
  return text;
}

function isCms(request: IncomingMessage, { INBOX_SECRET }: Config): boolean {
  const given = Buffer.from(String(request.headers['x-inbox-secret'] ?? ''));
  const wanted = Buffer.from(INBOX_SECRET);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
