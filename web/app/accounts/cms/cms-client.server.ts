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
import { cmsErrors } from '#metrics.server.ts';
import { CmsError } from './cms-error.ts';

const timeoutMs = 8_000 * config.TIMEOUT_FACTOR;

/** At most six calls at a time, so that many sign-ins at once leave the CMS enough capacity for pages. */
const queue = new Queue(6);

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  body?: Record<string, unknown>;
  /** The member's access token. */
  token?: string | undefined;
  /** The User-Agent of the browser: the CMS names the member's devices by it. */
  userAgent?: string | undefined;
  /** The CMS's own cookies, needed when a sign-in provider redirects back to the site. */
  cookie?: string | undefined;
};

export const cmsEvents = new EventEmitter<{ error: [CmsError, string] }>();

// A rejected call, such as one with an ended session, is not a fault: it is logged with level info.
cmsEvents.on('error', (error, path) => {
  // Without ids: each label value is a time series of its own.
  cmsErrors.inc({ path: path.replace(/^(\/auth\/sessions)\/.+/, '$1/:id'), status: error.status, name: error.name });
  if (error.isOutage) log.error({ err: error, path }, 'CMS call failed');
  else log.info({ path, status: error.status, error: error.name, reason: error.message }, 'CMS call rejected');
});

export async function callCms<T extends z.ZodType>(path: string, call: Call, shape: T): Promise<z.output<T>> {
  const { method = 'GET', query = {}, body, token, userAgent, cookie } = call;
  const search = serializeQuery(query);
  const signal = AbortSignal.timeout(timeoutMs);
  const send = async () => {
    const response = await fetch(`${config.CMS_URL}${config.CMS_PREFIX}${path}${search && `?${search}`}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Web-Token': config.CMS_TOKEN,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(userAgent && { 'User-Agent': userAgent }),
        ...(cookie && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal,
    });
    return parseResponse(`${method} ${path}`, response, shape);
  };
  try {
    // Unique key: authenticated calls are never shared.
    return await queue.run(Symbol(path), signal, send);
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
