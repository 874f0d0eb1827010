/** Visitors as they come: a few pages are read most, with tracking links, cookies of all kinds and every language there is. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home } from 'stack/config';
import { get } from './site.ts';

const run = promisify(execFile);

/** How many objects the edge holds. */
export async function objects(edge = 'edge'): Promise<number> {
  const args = ['-n', resolve(home, edge, 'work'), '-1', '-f', 'MAIN.n_object'];
  const { stdout } = await run('varnishstat', args, { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
  return Number(/n_object\s+(\d+)/.exec(stdout)![1]);
}

/** Visits pages by Zipf's law, once each to begin with, and counts how often the edge had them. */
export async function flush(paths: string[], visits: number, workers = 8) {
  const visit = async (path: string, query: string, headers: Record<string, string>) => {
    const response = await get(path + query, { 'Sec-Fetch-Site': 'same-origin', ...headers });
    await response.arrayBuffer();
    return response.headers.get('X-Cache') === 'hit';
  };
  for (const path of paths) await visit(path, '', {});
  const before = await objects();
  const weights = paths.map((_, index) => 1 / (index + 1));
  const sum = weights.reduce((all, one) => all + one, 0);
  const pick = () => {
    let left = Math.random() * sum;
    return paths[weights.findIndex((weight) => (left -= weight) <= 0)] ?? paths[0]!;
  };
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const languages = Array.from(
    { length: 200 },
    (_, index) => `${letters[index % 26]}${letters[(index * 7) % 26]}-${index},en;q=0.${index % 10}`,
  );
  let hits = 0;
  let left = visits;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const query = `?utm_source=${left}&gclid=${Math.random()}&ref[]=x`;
      const headers = { Cookie: `_ga=${Math.random()}; theme=dark`, 'Accept-Language': languages[left % 200]! };
      if (await visit(pick(), query, headers)) hits += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { hits, total: visits, grown: (await objects()) - before };
}
