/** All cache poisoning attempts on every kind of public path. */
import { expect, test } from 'vitest';
import { attemptPoisoning } from '../poisoning.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

useStack();

test('more than 300 attempts to poison the cache change no response', async () => {
  const attempts = await attemptPoisoning(['/pricing', '/pl/pricing', '/product', '/pricing.data', '/']);
  recordFigure('attempts to poison the cache, without effect', attempts, '≥ 300');
  expect(attempts).toBeGreaterThanOrEqual(300);
});
