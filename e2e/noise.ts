/** Visits with tracking parameters, cookies and many languages, which must not affect the cache hit ratio. */
import { setTimeout as sleep } from 'node:timers/promises';
import { countEdgeObjects } from './running-stack.ts';
import { get, site } from './site.ts';
import { waitFor } from './wait-for.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const languages = Array.from(
  { length: 200 },
  (_, index) => `${letters[index % 26]}${letters[(index * 7) % 26]}-${index},en;q=0.${index % 10}`,
);

async function visit(path: string, base: string, headers: Record<string, string> = {}): Promise<boolean> {
  const response = await get(path, { 'Sec-Fetch-Site': 'same-origin', ...headers }, base);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.headers.get('X-Cache') === 'hit';
}

/** Requests every page until it is cached, then requests pages in the order of `pick` and counts the cache hits. */
export async function measureCacheHits(paths: string[], visits: number, pick: (index: number) => string, base = site) {
  await runConcurrently(paths.length, async (index) => {
    await waitFor(`${paths[index]} to be cached`, () => visit(paths[index]!, base));
  });
  const before = await readObjectCounts();
  let hits = 0;
  await runConcurrently(visits, async (index) => {
    const query = `?utm_source=${index}&gclid=${index * 7919}&fbclid=x&ref[]=y`;
    const headers = {
      Cookie: `_ga=${index * 104_729}; i18n_redirected=pl`,
      'Accept-Language': languages[index % 200]!,
    };
    if (await visit(pick(index) + query, base, headers)) hits += 1;
  });
  const after = await readObjectCounts();
  return { hits, visits, objects: before.held, grown: after.stored - before.stored };
}

/**
 * Objects in the edge's cache, once its counters no longer change. Expired objects are added, because older objects
 * (a 404 is cached for a minute) may expire meanwhile and would hide new ones.
 */
async function readObjectCounts(last?: number): Promise<{ held: number; stored: number }> {
  const { held, expired } = await countEdgeObjects('edge');
  const stored = held + expired;
  if (stored === last) return { held, stored };
  await sleep(250);
  return readObjectCounts(stored);
}

export function roundRobin(paths: string[]): (index: number) => string {
  return (index) => paths[index % paths.length]!;
}

/** Random pages by Zipf's law: the page of rank r is requested in proportion to 1/r. */
export function byZipf(paths: string[]): () => string {
  const sums: number[] = [];
  for (const index of paths.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1));
  return () => {
    const wanted = Math.random() * sums.at(-1)!;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return paths[low]!;
  };
}

async function runConcurrently(count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
