/** All attempts to poison the cache, on every kind of public address. */
import { expect, test } from 'vitest';
import { poison } from '../poisoning.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

useStack();

test('more than 300 attempts to poison the cache change no answer', async () => {
  const attempts = await poison(['/pricing', '/pl/pricing', '/product', '/pricing.data', '/']);
  figure('attempts to poison the cache, without effect', attempts, '≥ 300');
  expect(attempts).toBeGreaterThanOrEqual(300);
});
