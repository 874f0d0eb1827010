/** Tracking parameters, cookies and languages must not lower the cache hit ratio. */
import { expect, test } from 'vitest';
import { byZipf, measureCacheHits } from '../noise.ts';
import { legacyPaths, toPolishPath, productPaths } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

useStack();

test('serves 98 % of 3,000 visits by Zipf’s law from the cache, and stores no additional objects', async () => {
  const paths = [...productPaths, ...legacyPaths].flatMap((path) => [path, toPolishPath(path)]);
  const { hits, visits, grown } = await measureCacheHits(paths, 3_000, byZipf(paths));
  recordFigure(
    '3,000 visits with tracking parameters, cookies and 200 languages: hits',
    `${((hits / visits) * 100).toFixed(1)} %`,
    '≥ 98 %',
  );
  recordFigure('3,000 visits: additional objects in the cache', grown, '0');
  expect(hits / visits).toBeGreaterThanOrEqual(0.98);
  expect(grown).toBe(0);
});
