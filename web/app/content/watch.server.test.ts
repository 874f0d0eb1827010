import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watch } from './watch.server.ts';

// So that only the tests ask, and not the watch itself every second.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that is as well as the test says. */
function service() {
  const state = { well: true };
  const watch = new Watch(async () => {
    if (!state.well) throw new Error('unwell');
  });
  return { state, watch };
}

test('one failure is a hiccup, two in a row are an outage since the first of them', async () => {
  const { state, watch } = service();
  state.well = false;
  const first = new Date();
  await watch.ask();
  expect(watch.downSince).toBeNull();
  vi.advanceTimersByTime(1_000);
  await watch.ask();
  expect(watch.downSince).toEqual(first);
  state.well = true;
  await watch.ask();
  expect(watch.downSince).toBeNull();
});

test('whoever waits is released when the outage is known, and nobody after it waits', async () => {
  const { state, watch } = service();
  const waiting = watch.patience();
  state.well = false;
  await watch.ask();
  expect(waiting.aborted).toBe(false);
  await watch.ask();
  expect(waiting.aborted).toBe(true);
  expect(watch.patience().aborted).toBe(true);
  state.well = true;
  await watch.ask();
  expect(watch.patience().aborted).toBe(false);
});
