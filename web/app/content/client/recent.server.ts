/**
 * Content for pages that the edge does not cache, such as the result of the contact form. They must work without the
 * CMS, and many requests for them must not become many requests to it.
 */
import { log } from '#log.server.ts';

const maxAgeMs = 60_000;
/** After a failure it is read again sooner. */
const retryAfterMs = 5_000;

type Entry = { value: unknown; readAgainAt: number; isReading: boolean };

const entries = new Map<string, Promise<Entry>>();

/**
 * The content as it was read within the last minute, or the last known one while it is read again. Null if it has never
 * been read and the CMS cannot be reached. Only the very first request waits for the CMS.
 */
export async function readRecent<T>(key: string, read: () => Promise<T>): Promise<T | null> {
  const known = entries.get(key);
  if (!known) {
    const first: Entry = { value: null, readAgainAt: 0, isReading: false };
    entries.set(
      key,
      refresh(key, first, read).then(() => first),
    );
  }
  const entry = await entries.get(key)!;
  if (known && Date.now() > entry.readAgainAt && !entry.isReading) void refresh(key, entry, read);
  return entry.value as T | null;
}

async function refresh(key: string, entry: Entry, read: () => Promise<unknown>): Promise<void> {
  entry.isReading = true;
  try {
    entry.value = await read();
    entry.readAgainAt = Date.now() + maxAgeMs;
  } catch (error) {
    entry.readAgainAt = Date.now() + retryAfterMs;
    log.warn({ err: error, key }, 'a page is shown without its newest content');
  }
  entry.isReading = false;
}
