/** A thousand tries from one address: they are refused, and nobody else is. */
import { beforeEach, expect, test } from 'vitest';
import { floodFromOneAddress, guessManyAccounts } from '../floods.ts';
import { forgetTries } from '../person.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

useStack();
beforeEach(forgetTries);

test('1,000 sign-ins to 1,000 accounts: ten are looked at', async () => {
  const lookedAt = await guessManyAccounts(1_000);
  figure('1,000 sign-ins from one address: looked at', lookedAt, '10');
  expect(lookedAt).toBe(10);
});

test('1,000 enquiries: ten are accepted, and somebody else gets in each time', async () => {
  const { statuses, others } = await floodFromOneAddress(50);
  figure('1,000 enquiries from one address: accepted, refused', [statuses[200] ?? 0, statuses[429] ?? 0], '10, 990');
  figure('enquiries of others meanwhile: accepted', others.filter((status) => status === 200).length, '5');
  expect(statuses).toEqual({ 200: 10, 429: 990 });
  expect(others).toEqual([200, 200, 200, 200, 200]);
});
