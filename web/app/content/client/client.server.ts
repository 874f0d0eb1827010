/**
 * The only module that reads content from Strapi. It sends CMS_TOKEN, with which Strapi permits only reading content, and
 * validates every response. Calls about accounts send the same token: keep it secret.
 */
import { EventEmitter } from 'node:events';
import { config } from '#config.server.ts';
import { contentErrors } from '#metrics.server.ts';
import { ContentError } from './error.ts';
import { measureCmsCall } from '#measure-cms-call.server.ts';
import { getText } from './get-text.server.ts';
import { HealthMonitor } from './health-monitor.server.ts';
import { serializeQuery, type Query } from './query.ts';
import { Queue } from './queue.ts';

/** Timeout of all CMS requests for one page together. It is a little shorter than the edge's own timeout. */
export const contentTimeoutMs = import.meta.env.MODE === 'development' ? 30_000 : 2_500 * config.TIMEOUT_FACTOR;

type Source = { url: string; token: string; userAgent?: string };
type Options = { source?: Source; signal?: AbortSignal; headers?: Record<string, string> };
/** Validates and converts a response body, or throws. */
type Parse<T> = (body: unknown) => T;

const defaultSource: Source = { url: config.CMS_URL, token: config.CMS_TOKEN };

/**
 * Checks the CMS with a small request that needs its database, and validates the response. While the CMS is down, all
 * other requests fail at once.
 */
export const cms = new HealthMonitor(async (signal) => {
  const source = { ...defaultSource, userAgent: 'duet-health-check' };
  await read('site', { fields: ['name'] }, parseSiteName, source, (url, headers) => getText(url, headers, signal));
});

/** Throws if the body is not that of the site. */
function parseSiteName(body: unknown): string {
  const { name } = (body as { data: { name: string } }).data;
  if (!name) throw new Error('The site has no name.');
  return name;
}

/** Throws a ContentError; its status is 401 or 403 if the CMS rejects the token. */
export async function checkToken(): Promise<void> {
  const timeout = AbortSignal.timeout(contentTimeoutMs);
  await read('site', { fields: ['name'] }, parseSiteName, defaultSource, (url, headers) =>
    getText(url, headers, timeout),
  );
}

/**
 * Strapi runs on one thread and finishes a request even if the client has disconnected. At most six requests are sent at
 * once and the others wait here, so that health checks, which bypass this queue, are not delayed: a busy CMS must not
 * count as down.
 * Waiting requests for the same URL, such as the menus of every page, are sent once.
 */
const queue = new Queue(6);
const cmsRequestTimeoutMs = 10_000 * config.TIMEOUT_FACTOR;

/**
 * Reads `{CMS_PREFIX}/{path}`. Returns null for a 404, which for a single type means "not published in this language".
 * Throws a ContentError for any status except 200 and 404, for an invalid body, and if there is no response.
 */
export async function readContent<T>(
  path: string,
  query: Query,
  parse: Parse<T>,
  { source = defaultSource, signal = AbortSignal.timeout(contentTimeoutMs), headers: extra = {} }: Options = {},
): Promise<T | null> {
  const callerSignal = source === defaultSource ? AbortSignal.any([signal, cms.outageSignal()]) : signal;
  const send: Send = (url, headers) =>
    queue.run(url, callerSignal, () => {
      const timeout = AbortSignal.timeout(cmsRequestTimeoutMs);
      const endSignal = source === defaultSource ? AbortSignal.any([timeout, cms.outageSignal()]) : timeout;
      return measureCmsCall('content', `GET ${path}`, (trace) =>
        getText(url, { ...headers, ...extra, ...trace }, endSignal),
      );
    });
  try {
    return await read(path, query, parse, source, send);
  } catch (error) {
    if (error instanceof ContentError) contentEvents.emit('error', error, path);
    throw error;
  }
}

/** Failed reads. They are counted here; the loader of the page logs them with the page's path. */
export const contentEvents = new EventEmitter<{ error: [ContentError, string] }>();

contentEvents.on('error', ({ code, status = 0 }, path) =>
  contentErrors.inc({ path: path.split('/')[0]!, code, status }),
);

type Send = (url: string, headers: Record<string, string>) => ReturnType<typeof getText>;

async function read<T>(path: string, query: Query, parse: Parse<T>, source: Source, send: Send) {
  const endpoint = `${source.url}${config.CMS_PREFIX}/${path}`;
  const url = `${endpoint}?${serializeQuery(query)}`;
  const headers = { Authorization: `Bearer ${source.token}`, 'User-Agent': source.userAgent ?? 'duet' };
  const { status, text } = await send(url, headers).catch((cause: unknown) => {
    throw new ContentError('unreachable', endpoint, { cause });
  });
  if (status === 404) return null;
  if (status !== 200) throw new ContentError('refused', endpoint, { status, body: text });
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new ContentError('unreadable', endpoint, { status, body: text, cause });
  }
}
