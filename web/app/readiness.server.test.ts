import { expect, onTestFinished, test, vi } from 'vitest';
import { ContentError } from './content/client/error.ts';
import { log } from '#log.server.ts';
import { startChecks, type Check } from './readiness.server.ts';

function check(...outcomes: (Error | null)[]): Check {
  return {
    message: 'Please change it.',
    run: async () => {
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
      if (outcome) throw outcome;
    },
  };
}

const rejected = Object.assign(new Error('password authentication failed'), { code: '28P01' });
const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test.each([
  ['a password', rejected],
  ['a token', new ContentError('refused', 'http://cms/api/site', { status: 401 })],
])('reports %s that is rejected until it is accepted', async (_, error) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const state = await startChecks({ SETTING: check(error, error, null) });
  expect(state.reasons()).toEqual(['Please change it.']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state.reasons()).toEqual(['Please change it.']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state.reasons()).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test.each([
  ['rejected, then unreachable', [rejected, unreachable, null], [['Please change it.'], ['Please change it.'], []]],
  ['unreachable, then rejected', [unreachable, rejected, null], [[], ['Please change it.'], []]],
])('repeats the check until it succeeds when it is %s', async (_, outcomes, expected) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const state = await startChecks({ SETTING: check(...outcomes) });
  for (const reasons of expected) {
    expect(state.reasons()).toEqual(reasons);
    await vi.advanceTimersByTimeAsync(2_000);
  }
});

test('is ready when a dependency is unreachable', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const state = await startChecks({ SETTING: check(unreachable), OTHER: check(null) });
  expect(state.reasons()).toEqual([]);
});
