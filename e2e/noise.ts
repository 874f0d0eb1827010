/** Visitors as they come: a few pages are read most, with tracking links, cookies of all kinds and every language there is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { objectsIn } from 'stack/reach';
import { get } from './site.ts';
import { waitFor } from './wait-for.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const languages = Array.from(
  { length: 200 },
  (_, index) => `${letters[index % 26]}${letters[(index * 7) % 26]}-${index},en;q=0.${index % 10}`,
);

async function visit(path: string, query = '', headers: Record<string, string> = {}): Promise<boolean> {
  const response = await get(path + query, { 'Sec-Fetch-Site': 'same-origin', ...headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.headers.get('X-Cache') === 'hit';
}

/** Reads every page until it is stored, then reads them again in the order of `pick`, and counts how often the edge had them. */
export async function noise(paths: string[], visits: number, pick: (index: number) => string) {
  await each(paths.length, async (index) => {
    await waitFor(`${paths[index]} to be stored`, () => visit(paths[index]!));
  });
  const before = await settled();
  let hits = 0;
  await each(visits, async (index) => {
    const query = `?utm_source=${index}&gclid=${index * 7919}&fbclid=x&ref[]=y`;
    const headers = {
      Cookie: `_ga=${index * 104_729}; i18n_redirected=pl`,
      'Accept-Language': languages[index % 200]!,
    };
    if (await visit(pick(index), query, headers)) hits += 1;
  });
  const after = await settled();
  return { hits, visits, objects: before.held, grown: after.stored - before.stored };
}

/**
 * What the edge has stored, once its counters have caught up. What was held before (an address that does not exist is
 * remembered for a minute) may expire meanwhile, and must not hide what the noise added.
 */
async function settled(last?: number): Promise<{ held: number; stored: number }> {
  const { held, expired } = await objectsIn('edge');
  const stored = held + expired;
  if (stored === last) return { held, stored };
  await sleep(250);
  return settled(stored);
}

export function inTurn(paths: string[]): (index: number) => string {
  return (index) => paths[index % paths.length]!;
}

/** By chance, as visitors do it: by Zipf's law the page of rank r is read in proportion to 1/r. */
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

async function each(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
