import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('no more than the places at once, and everybody in turn', async () => {
  const turnstile = new Turnstile(2);
  const { signal } = new AbortController();
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5].map((who) =>
      turnstile.pass(signal, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sleep(5);
        order.push(who);
        inside -= 1;
      }),
    ),
  );
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]]);
});

test('who gives up waiting leaves the queue, and who fails inside frees the place', async () => {
  const turnstile = new Turnstile(1);
  const patient = new AbortController();
  const inside = turnstile.pass(patient.signal, async () => {
    await sleep(20);
    throw new Error('inside');
  });
  const impatient = turnstile.pass(AbortSignal.timeout(5), async () => 'never');
  await expect(impatient).rejects.toThrow();
  await expect(inside).rejects.toThrow('inside');
  expect(await turnstile.pass(patient.signal, async () => 'next')).toBe('next');
});
