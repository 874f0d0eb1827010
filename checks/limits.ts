/**
 * The only limits of the unit tests, for every Vitest project. They are far above what a test needs: they end a test that
 * hangs, never one that runs on a busy machine. No test sets limits of its own.
 */

/** Milliseconds for one test or one hook. */
const testTimeout = 120_000;

/** Milliseconds that `expect.poll` waits for its condition. */
const pollTimeout = 60_000;

export const limits = {
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: pollTimeout } },
  /** How many tests of one file run at once where they are marked `concurrent`. */
  maxConcurrency: 2,
  /** Files at a time. Vitest would take one on two cores, but the slow files mostly wait for other programs. */
  maxWorkers: 2,
};
