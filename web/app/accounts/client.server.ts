/**
 * The door to the content service's calls about accounts. Each is made once; the visitor's token goes with it only where
 * there is one; whatever goes wrong is a ServiceError, and is told to the log and the metrics.
 */
import { EventEmitter } from 'node:events';
import { z } from 'zod';
import { config } from '#config.server.ts';
import { serializeQuery, type Query } from '#content/query.ts';
import { Queue } from '#content/queue.ts';
import { log } from '#log.server.ts';
import { count } from '#metrics.server.ts';
import { ServiceError } from './service-error.ts';

const timeLimitMs = 8_000 * config.PATIENCE;

/** However many people sign in at once, the content service keeps as much of its time for pages: the crowd waits here. */
const queue = new Queue(6);

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  body?: Record<string, unknown>;
  /** The visitor's access token. */
  token?: string | undefined;
  /** What the visitor's browser calls itself: the content service names devices by it. */
  agent?: string | undefined;
  /** The content service's own cookies, on the way back from a provider. */
  cookie?: string | undefined;
};

export const serviceEvents = new EventEmitter<{ error: [ServiceError, string] }>();

// Somebody whose session has ended is no fault; their next page says so.
serviceEvents.on('error', (error, path) => {
  count('duet_content_service_errors_total', { path, status: error.status, name: error.name });
  if (error.isOutage) log.error({ err: error, path }, 'the content service failed');
  else
    log.info({ path, status: error.status, error: error.name, reason: error.message }, 'the content service refused');
});

export async function callService<T extends z.ZodType>(path: string, call: Call, shape: T): Promise<z.output<T>> {
  const { method = 'GET', query = {}, body, token, agent, cookie } = call;
  const search = serializeQuery(query);
  const signal = AbortSignal.timeout(timeLimitMs);
  const ask = async () => {
    const response = await fetch(`${config.CMS_URL}${config.CMS_PREFIX}${path}${search && `?${search}`}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Web-Token': config.CMS_TOKEN,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(agent && { 'User-Agent': agent }),
        ...(cookie && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal,
    });
    return understand(response, shape);
  };
  try {
    // Nobody's question is anybody else's.
    return await queue.ask(Symbol(path), signal, ask);
  } catch (error) {
    const known = error instanceof ServiceError ? error : unknownError(error);
    serviceEvents.emit('error', known, path);
    throw known;
  }
}

const refusal = z.object({
  error: z.object({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).nullish(),
  }),
});

async function understand<T extends z.ZodType>(response: Response, shape: T): Promise<z.output<T>> {
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : {};
  if (response.ok) return shape.parse(body);
  const { error } = refusal.parse(body);
  throw new ServiceError({ ...error, details: error.details ?? {} });
}

/** No answer, or none that makes sense. */
function unknownError(error: unknown): ServiceError {
  const message = error instanceof Error ? error.message : String(error);
  return new ServiceError({ status: 500, name: 'UnknownError', message }, error);
}
