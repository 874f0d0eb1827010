import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

const { signal: forever } = new AbortController();

test('runs at most the given number of tasks at once, in the order of the calls', async () => {
  const queue = new Queue(2);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const task = (name: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    order.push(name);
    running -= 1;
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(name, forever, task(name))));
  expect([most, order]).toEqual([2, ['a', 'b', 'c', 'd', 'e']]);
});

test('shares a waiting task between calls with the same key, but not a running one', async () => {
  const queue = new Queue(1);
  let runs = 0;
  const task = async () => {
    runs += 1;
    const own = runs;
    await nextTurn();
    return own;
  };
  const results = await Promise.all([1, 2, 3, 4].map(() => queue.run('site', forever, task)));
  expect(results).toEqual([1, 2, 2, 2]);
});

test('removes a waiting task when its last call is aborted, and lets a running one finish', async () => {
  const queue = new Queue(1);
  const started: string[] = [];
  const finish = Promise.withResolvers<void>();
  const task = (name: string) => async () => {
    started.push(name);
    await finish.promise;
    return name;
  };
  const controller = new AbortController();
  const first = queue.run('first', controller.signal, task('first'));
  const second = queue.run('second', controller.signal, task('second'));
  const third = queue.run('third', forever, task('third'));
  controller.abort(new Error('gave up'));
  await expect(first).rejects.toThrow('gave up');
  await expect(second).rejects.toThrow('gave up');
  expect(started).toEqual(['first']);
  finish.resolve();
  expect(await third).toBe('third');
  expect(started).toEqual(['first', 'third']);
});

test('rejects the call when its task fails, and frees the slot', async () => {
  const queue = new Queue(1);
  const failing = async () => {
    throw new Error('broken');
  };
  await expect(queue.run('a', forever, failing)).rejects.toThrow('broken');
  expect(await queue.run('b', forever, async () => 'next')).toBe('next');
});
