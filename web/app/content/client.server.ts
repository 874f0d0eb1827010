/** The only door to Strapi's content: one GET with the read-only token, a time limit, and a checked answer. */
import { z } from 'zod';
import { config } from '#config.server.ts';
import { ContentError } from './error.ts';
import { serializeQuery, type Query } from './query.ts';
import { Turnstile } from './turnstile.ts';
import { Watch } from './watch.server.ts';

const timeLimitMs = 2_500;

type Source = { url: string; token: string; agent?: string };
type Options = { source?: Source; signal?: AbortSignal };

const ownSource: Source = { url: config.CMS_URL, token: config.CMS_TOKEN };

/**
 * Whether the CMS answers, asked by a small question that needs its database and whose answer must make sense. While it
 * does not, nobody waits for it: every other question fails at once.
 */
export const cms = new Watch(async (signal) => {
  const shape = z.object({ data: z.object({ name: z.string() }) });
  await read('site', { fields: ['name'] }, shape, { ...ownSource, agent: 'duet-watch' }, signal);
});

/**
 * Strapi answers one question at a time, however many are asked. A crowd waits here, where it does not make the question
 * whether Strapi is well wait too: being busy is not being down.
 */
const turnstile = new Turnstile(6);

/**
 * Reads `/api/{path}`. Answers null where Strapi says 404, which for a single type means "not published in this
 * language"; everything else that is not a good answer is a ContentError.
 */
export async function readContent<T extends z.ZodType>(
  path: string,
  query: Query,
  shape: T,
  { source = ownSource, signal }: Options = {},
): Promise<z.output<T> | null> {
  const limits = [AbortSignal.timeout(timeLimitMs), ...(signal ? [signal] : [])];
  if (source === ownSource) limits.push(cms.patience());
  const patience = AbortSignal.any(limits);
  try {
    return await turnstile.pass(patience, () => read(path, query, shape, source, patience));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError('unreachable', `${source.url}/api/${path}`, { cause: error });
  }
}

async function read<T extends z.ZodType>(path: string, query: Query, shape: T, source: Source, signal: AbortSignal) {
  const address = `${source.url}/api/${path}`;
  const response = await ask(`${address}?${serializeQuery(query)}`, address, source, signal);
  if (response.status === 404) return null;
  if (!response.ok) throw new ContentError('refused', address, { status: response.status });
  const body = await response.json().catch((cause: unknown) => {
    throw new ContentError(signal.aborted ? 'unreachable' : 'unreadable', address, { cause });
  });
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ContentError('unreadable', address, { cause: parsed.error });
  return parsed.data;
}

async function ask(
  url: string,
  address: string,
  { token, agent = 'duet' }: Source,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json', 'User-Agent': agent };
    return await fetch(url, { headers, signal, redirect: 'error' });
  } catch (cause) {
    throw new ContentError('unreachable', address, { cause });
  }
}
