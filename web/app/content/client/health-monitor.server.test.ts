import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HealthMonitor } from './health-monitor.server.ts';

// The monitor's own timer must not run: the tests call check() themselves.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose health the test controls, and its monitor. */
function service() {
  const state = { isHealthy: true };
  const monitor = new HealthMonitor(async () => {
    if (!state.isHealthy) throw new Error('unhealthy');
  });
  return { state, monitor };
}

test('reports an outage after two failed checks in a row, since the first of them', async () => {
  const { state, monitor } = service();
  state.isHealthy = false;
  const first = new Date();
  await monitor.check();
  expect(monitor.downSince).toBeNull();
  vi.advanceTimersByTime(1_000);
  await monitor.check();
  expect(monitor.downSince).toEqual(first);
  state.isHealthy = true;
  await monitor.check();
  expect(monitor.downSince).toBeNull();
});

test('aborts the outage signal while the service is down, and gives a new one when it is up again', async () => {
  const { state, monitor } = service();
  const signal = monitor.outageSignal();
  state.isHealthy = false;
  await monitor.check();
  expect(signal.aborted).toBe(false);
  await monitor.check();
  expect(signal.aborted).toBe(true);
  expect(monitor.outageSignal().aborted).toBe(true);
  state.isHealthy = true;
  await monitor.check();
  expect(monitor.outageSignal().aborted).toBe(false);
});
