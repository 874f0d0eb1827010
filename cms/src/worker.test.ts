import { afterEach, expect, test, vi } from 'vitest';
import { backoffMs, reason, Worker } from './worker';

const log = { error: vi.fn<(message: string) => void>() };
const workers: Worker[] = [];

/** The first run starts immediately; later ones when the worker is woken. */
function startWorker(task: () => Promise<boolean>): Worker {
  const worker = new Worker({ log } as never, 'test', task, 3_600_000);
  workers.push(worker);
  return worker;
}

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  log.error.mockClear();
});

test('runs again as long as the task says that there may be more', async () => {
  const task = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValueOnce(true);
  task.mockResolvedValue(false);
  startWorker(task);
  await expect.poll(() => task.mock.calls.length).toBe(3);
});

test('runs once more when woken during a run, and never twice at the same time', async () => {
  const finish: (() => void)[] = [];
  const task = vi.fn<() => Promise<boolean>>(() => new Promise<boolean>((done) => finish.push(() => done(false))));
  const worker = startWorker(task);
  worker.wake();
  worker.wake();
  expect(task).toHaveBeenCalledTimes(1);
  finish[0]!();
  await expect.poll(() => task.mock.calls.length).toBe(2);
  finish[1]!();
  await worker.stop();
  expect(task).toHaveBeenCalledTimes(2);
});

test('stops when the run in progress is finished, also if there is more to do', async () => {
  let finish = (_more: boolean): void => {};
  const task = vi.fn<() => Promise<boolean>>(() => new Promise((done) => (finish = done)));
  const worker = startWorker(task);
  let isStopped = false;
  const stopping = worker.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish(true);
  await stopping;
  expect(isStopped).toBe(true);
  expect(task).toHaveBeenCalledTimes(1);
});

test('logs a failed run and runs again when woken', async () => {
  const task = vi.fn<() => Promise<boolean>>(async () => false).mockRejectedValueOnce(new Error('no connection'));
  const worker = startWorker(task);
  await expect.poll(() => log.error.mock.calls).toEqual([['test: no connection']]);
  worker.wake();
  await expect.poll(() => task.mock.calls.length).toBe(2);
});

test('doubles the backoff up to its limit', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempts) => backoffMs(attempts, 250, 5_000))).toEqual([
    500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect(backoffMs(1_000_000, 250, 5_000)).toBe(5_000);
});

test('names the cause of an error, because fetch puts the reason there', () => {
  expect(reason(new Error('fetch failed', { cause: new Error('ECONNREFUSED') }))).toBe('fetch failed (ECONNREFUSED)');
  expect(reason(new Error('no connection'))).toBe('no connection');
});
