/** Whether tracking links, cookies and languages, as visitors bring them, cost cache hits. */
import { expect, test } from 'vitest';
import { byZipf, noise } from '../noise.ts';
import { legacyPaths, polish, productPaths } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

useStack();

test('3,000 visits by Zipf’s law: nearly all are hits, and nothing more is stored', async () => {
  const paths = [...productPaths, ...legacyPaths].flatMap((path) => [path, polish(path)]);
  const { hits, visits, grown } = await noise(paths, 3_000, byZipf(paths));
  figure(
    '3,000 visits with tracking links, cookies and 200 languages: hits',
    `${((hits / visits) * 100).toFixed(1)} %`,
    '≥ 98 %',
  );
  figure('3,000 visits: objects more in the cache', grown, '0');
  expect(hits / visits).toBeGreaterThanOrEqual(0.98);
  expect(grown).toBe(0);
});
