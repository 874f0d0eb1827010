/** Ten thousand pages read as pages are read, a few often and most seldom, with all the noise that links and browsers add. */
import { objects, site } from './tools.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const languages = Array.from(
  { length: 200 },
  (_, index) => `${letters[index % 26]}${letters[(index * 7) % 26]}-${index},en;q=0.${index % 10}`,
);

async function visit(path: string, query = '', headers: Record<string, string> = {}): Promise<boolean> {
  const response = await fetch(site + path + query, { headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.headers.get('X-Cache') === 'hit';
}

async function each(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

export async function noise(pages: number, visits: number) {
  const paths = Array.from({ length: pages }, (_, index) => `/note-${index + 1}`);
  const began = performance.now();
  await each(pages, async (index) => void (await visit(paths[index]!)));
  const warmSeconds = (performance.now() - began) / 1_000;
  const before = await objects();
  // Zipf: the page of rank r is read in proportion to 1/r.
  const sums: number[] = [];
  paths.reduce((sum, _, index) => (sums[index] = sum + 1 / (index + 1)), 0);
  const pick = () => {
    const wanted = Math.random() * sums.at(-1)!;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return paths[low]!;
  };
  let hits = 0;
  await each(visits, async (index) => {
    const query = `?utm_source=${index}&gclid=${Math.random()}&fbclid=x&ref[]=y`;
    const headers = { Cookie: `_ga=${Math.random()}; i18n_redirected=pl`, 'Accept-Language': languages[index % 200]! };
    if (await visit(pick(), query, headers)) hits += 1;
  });
  return { hitRatio: hits / visits, visits, objects: before, grown: (await objects()) - before, warmSeconds };
}
