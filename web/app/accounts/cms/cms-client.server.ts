/**
 * Calls the CMS's API for accounts. A call is never retried. Every failure is thrown as a CmsError, logged and counted
 * in the metrics.
 */
import { EventEmitter } from 'node:events';
import { z } from 'zod';
import { config } from '#config.server.ts';
import { serializeQuery, type Query } from '#content/client/query.ts';
import { Queue } from '#content/client/queue.ts';
import { log } from '#log.server.ts';
import { measureCmsCall } from '#measure-cms-call.server.ts';
import { cmsErrors } from '#metrics.server.ts';
import { CmsError } from './cms-error.ts';

const timeoutMs = 8_000 * config.TIMEOUT_FACTOR;

/** At most six calls at a time, so that many sign-ins at once leave the CMS enough capacity for pages. */
const accountQueue = new Queue(6);

/** The member's browser and network. The CMS shows them to the member, as the device of a session or an activity. */
export type Caller = { userAgent: string; network: string };

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  /** Sent as JSON, or as a file. */
  body?: Record<string, unknown> | Uint8Array<ArrayBuffer>;
  /** The member's access token. */
  token?: string | undefined;
  caller?: Caller | undefined;
  /** The CMS's own cookies, needed when a sign-in provider redirects back to the site. */
  cookie?: string | undefined;
  timeoutMs?: number;
  /** For calls that must not take the slots of sign-ins. */
  queue?: Queue;
};

export const cmsEvents = new EventEmitter<{ error: [CmsError, string] }>();

// A rejected call, such as one with an ended session, is not a fault: it is logged with level info.
cmsEvents.on('error', (error, path) => {
  cmsErrors.inc({ path: withoutIds(path), status: error.status, name: error.name });
  if (error.isOutage) log.error({ err: error, path }, 'CMS call failed');
  else log.info({ path, status: error.status, error: error.name, reason: error.message }, 'CMS call rejected');
});

/** Each label of a metric is a time series of its own, so it must not contain ids. */
function withoutIds(path: string): string {
  return path.replace(/^(\/auth\/sessions)\/.+/, '$1/:id');
}

export function callCms<T extends z.ZodType>(path: string, call: Call, shape: T): Promise<z.output<T>> {
  return send(path, call, (response) => parseResponse(`${call.method ?? 'GET'} ${path}`, response, shape));
}

export function readFileFromCms(path: string, call: Call): Promise<ArrayBuffer> {
  return send(path, call, (response) =>
    response.ok ? response.arrayBuffer() : parseResponse(`GET ${path}`, response, z.never()),
  );
}

async function send<T>(path: string, call: Call, read: (response: Response) => Promise<T>): Promise<T> {
  const { method = 'GET', query = {}, body, token, caller, cookie, queue = accountQueue } = call;
  const search = serializeQuery(query);
  const signal = AbortSignal.timeout(call.timeoutMs ?? timeoutMs);
  const isFile = body instanceof Uint8Array;
  const run = async () => {
    const url = `${config.CMS_URL}${config.CMS_PREFIX}${path}${search && `?${search}`}`;
    const response = await measureCmsCall('accounts', `${method} ${withoutIds(path)}`, (trace) =>
      fetch(url, {
        method,
        headers: {
          ...trace,
          Accept: 'application/json',
          'X-Web-Token': config.CMS_TOKEN,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(caller?.userAgent && { 'User-Agent': caller.userAgent }),
          ...(caller?.network && { 'X-Visitor-Network': caller.network }),
          ...(cookie && { Cookie: cookie }),
          ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        body: isFile ? body : body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal,
      }),
    );
    return read(response);
  };
  try {
    // Unique key: authenticated calls are never shared.
    return await queue.run(Symbol(path), signal, run);
  } catch (error) {
    const known = error instanceof CmsError ? error : unknownError(error);
    cmsEvents.emit('error', known, path);
    throw known;
  }
}

const errorSchema = z.object({
  error: z.object({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).nullish(),
  }),
});

async function parseResponse<T extends z.ZodType>(call: string, response: Response, shape: T): Promise<z.output<T>> {
  const text = await response.text();
  const body = parseJson(text);
  if (response.ok) {
    const { success, data, error } = shape.safeParse(body);
    if (success) return data;
    // Without the body: the error is logged, and the body may contain tokens.
    throw unexpectedResponse(call, response, { problem: z.prettifyError(error) });
  } else {
    const { success, data } = errorSchema.safeParse(body);
    if (success) {
      // The CMS changes a 401 to a 503 when it could not check a token; its body still says 401.
      const { status } = response;
      throw new CmsError({ ...data.error, status, details: data.error.details ?? {} });
    }
  }
  throw unexpectedResponse(call, response, { body: text.slice(0, 500) });
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return undefined;
  }
}

/** A response in an unknown format: from another version of the CMS, or from a proxy in between. */
function unexpectedResponse(call: string, { status, statusText }: Response, details: object): CmsError {
  const message = `${call}: ${status} ${statusText}`.trim();
  return new CmsError({ status, name: 'UnknownError', message, details: { ...details } });
}

/** No response: the connection failed or the call timed out. */
function unknownError(error: unknown): CmsError {
  const message = error instanceof Error ? error.message : String(error);
  return new CmsError({ status: 500, name: 'UnknownError', message }, error);
}
