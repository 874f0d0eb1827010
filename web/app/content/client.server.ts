/** The only door to Strapi's content: one GET with the read-only token, a time limit, and a checked answer. */
import { z } from 'zod';
import { config } from '#config.server.ts';
import { ContentError } from './error.ts';
import { serializeQuery, type Query } from './query.ts';

const timeLimitMs = 2_500;

export type Source = { url: string; token: string };

const ownSource: Source = { url: config.CMS_URL, token: config.CMS_TOKEN };

/**
 * Reads `/api/{path}`. Answers null where Strapi says 404, which for a single type means "not published in this
 * language"; everything else that is not a good answer is a ContentError.
 */
export async function readContent<T extends z.ZodType>(
  path: string,
  query: Query,
  shape: T,
  source: Source = ownSource,
): Promise<z.output<T> | null> {
  const address = `${source.url}/api/${path}`;
  const response = await ask(`${address}?${serializeQuery(query)}`, address, source.token);
  if (response.status === 404) return null;
  if (!response.ok) throw new ContentError('refused', address, { status: response.status });
  const body = await response.json().catch((cause: unknown) => {
    throw new ContentError('unreadable', address, { cause });
  });
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ContentError('unreadable', address, { cause: parsed.error });
  return parsed.data;
}

async function ask(url: string, address: string, token: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'error',
    });
  } catch (cause) {
    throw new ContentError('unreachable', address, { cause });
  }
}
