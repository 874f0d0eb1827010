import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

const { signal: forever } = new AbortController();

test('no more than the places at once, and everybody in turn', async () => {
  const queue = new Queue(2);
  const order: string[] = [];
  let inside = 0;
  let most = 0;
  const work = (who: string) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await nextTurn();
    order.push(who);
    inside -= 1;
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((who) => queue.ask(who, forever, work(who))));
  expect([most, order]).toEqual([2, ['a', 'b', 'c', 'd', 'e']]);
});

test('the same question is asked once while it is in line, and once more when it was already under way', async () => {
  const queue = new Queue(1);
  let asked = 0;
  const work = async () => {
    asked += 1;
    const own = asked;
    await nextTurn();
    return own;
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => queue.ask('site', forever, work)));
  expect(answers).toEqual([1, 2, 2, 2]);
});

test('who gives up leaves; a job that nobody waits for is not begun; one that runs keeps its place', async () => {
  const queue = new Queue(1);
  const begun: string[] = [];
  const finish = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await finish.promise;
    return name;
  };
  const impatience = new AbortController();
  const first = queue.ask('first', impatience.signal, work('first'));
  const second = queue.ask('second', impatience.signal, work('second'));
  const third = queue.ask('third', forever, work('third'));
  impatience.abort(new Error('gave up'));
  await expect(first).rejects.toThrow('gave up');
  await expect(second).rejects.toThrow('gave up');
  expect(begun).toEqual(['first']);
  finish.resolve();
  expect(await third).toBe('third');
  expect(begun).toEqual(['first', 'third']);
});

test('a failure is told to everybody who waits, and frees the place', async () => {
  const queue = new Queue(1);
  const failing = async () => {
    throw new Error('broken');
  };
  await expect(queue.ask('a', forever, failing)).rejects.toThrow('broken');
  expect(await queue.ask('b', forever, async () => 'next')).toBe('next');
});
