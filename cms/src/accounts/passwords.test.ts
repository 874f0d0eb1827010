import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { isPassword, type Question } from './passwords';

/** Every question that the hashing thread is asked; it answers at once. */
const questions = vi.hoisted(() => [] as Question[]);

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    postMessage(question: Question): void {
      questions.push(question);
      const answer =
        question.against === null ? `hash of ${question.password}` : question.against === question.password;
      queueMicrotask(() => this.emit('message', { id: question.id, answer }));
    }
    unref(): void {}
  },
}));

test('compares a password as often where there is no account as where there is one', async () => {
  // The hash that stands in for a missing one is made once.
  await isPassword('first', null);
  const comparisonsFor = async (hash: string | null | undefined) => {
    questions.length = 0;
    const isRight = await isPassword('a guess', hash);
    return { isRight, comparisons: questions.filter(({ against }) => typeof against === 'string').length };
  };
  expect(await comparisonsFor('a guess')).toEqual({ isRight: true, comparisons: 1 });
  expect(await comparisonsFor('another')).toEqual({ isRight: false, comparisons: 1 });
  expect(await comparisonsFor(undefined)).toEqual({ isRight: false, comparisons: 1 });
  expect(await comparisonsFor(null)).toEqual({ isRight: false, comparisons: 1 });
});
