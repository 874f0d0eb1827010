import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { isPassword, type HashRequest } from './passwords';

/** All requests to the hashing thread, which answers immediately. */
const requests = vi.hoisted(() => [] as HashRequest[]);

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    postMessage(request: HashRequest): void {
      requests.push(request);
      const result =
        request.compareWith === null ? `hash of ${request.password}` : request.compareWith === request.password;
      queueMicrotask(() => this.emit('message', { id: request.id, result }));
    }
    unref(): void {}
  },
}));

test('makes one comparison when there is no account, as when there is one', async () => {
  // The first call creates the dummy hash.
  await isPassword('first', null);
  const comparisonsFor = async (hash: string | null | undefined) => {
    requests.length = 0;
    const isCorrect = await isPassword('a guess', hash);
    return { isCorrect, comparisons: requests.filter(({ compareWith }) => typeof compareWith === 'string').length };
  };
  expect(await comparisonsFor('a guess')).toEqual({ isCorrect: true, comparisons: 1 });
  expect(await comparisonsFor('another')).toEqual({ isCorrect: false, comparisons: 1 });
  expect(await comparisonsFor(undefined)).toEqual({ isCorrect: false, comparisons: 1 });
  expect(await comparisonsFor(null)).toEqual({ isCorrect: false, comparisons: 1 });
});
