/** 1,000 requests from one IP address are limited, and other clients are not. */
import { beforeEach, expect, test } from 'vitest';
import { floodFromOneIp, guessManyAccounts } from '../floods.ts';
import { resetRateLimits } from '../http-client.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

useStack();
beforeEach(resetRateLimits);

test('checks 10 of 1,000 sign-ins to 1,000 accounts', async () => {
  const checkedCount = await guessManyAccounts(1_000);
  recordFigure('1,000 sign-ins from one IP address: checked', checkedCount, '10');
  expect(checkedCount).toBe(10);
});

test('accepts 10 of 1,000 enquiries from one IP address, and all from others', async () => {
  const { statuses, others } = await floodFromOneIp(50);
  recordFigure(
    '1,000 enquiries from one IP address: accepted, refused',
    [statuses[200] ?? 0, statuses[429] ?? 0],
    '10, 990',
  );
  recordFigure('enquiries of others meanwhile: accepted', others.filter((status) => status === 200).length, '5');
  expect(statuses).toEqual({ 200: 10, 429: 990 });
  expect(others).toEqual([200, 200, 200, 200, 200]);
});
