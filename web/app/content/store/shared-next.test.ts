import { expect, test } from 'vitest';
import { SharedNext } from './shared-next.ts';

test('callers during a run share the next run, never the one in progress', async () => {
  let runs = 0;
  const ends: (() => void)[] = [];
  const shared = new SharedNext(async () => {
    runs += 1;
    const number = runs;
    await new Promise<void>((end) => ends.push(end));
    return number;
  });
  const first = shared.run();
  const second = shared.run();
  const third = shared.run();
  ends[0]!();
  expect(await first).toBe(1);
  await Promise.resolve();
  ends[1]!();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  const fourth = shared.run();
  ends[2]!();
  expect([await fourth, runs]).toEqual([3, 3]);
});

test('a failed run does not fail the next one', async () => {
  let runs = 0;
  const shared = new SharedNext(async () => {
    runs += 1;
    if (runs === 1) throw new Error('failed');
    return runs;
  });
  const first = shared.run();
  const second = shared.run();
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe(2);
});
