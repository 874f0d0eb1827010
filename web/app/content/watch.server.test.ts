import { expect, test } from 'vitest';
import { Watch } from './watch.server.ts';

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
  await watch.ask();
  const first = Date.now();
  expect(watch.downSince).toBeNull();
  await new Promise((done) => setTimeout(done, 20));
  await watch.ask();
  expect(watch.downSince!.getTime()).toBeLessThanOrEqual(first);
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
