/**
 * The timeouts of all unit tests, for every Vitest project. They are much longer than a test needs, so that they end
 * only tests that hang, also on a busy machine. Tests must not set their own timeouts.
 */

/** Milliseconds for one test or one hook. */
const testTimeout = 120_000;

/** Milliseconds that `expect.poll` waits for its condition. */
const pollTimeout = 60_000;

export const limits = {
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: pollTimeout } },
  /** How many tests marked `concurrent` run at the same time in one file. */
  maxConcurrency: 2,
  /** Test files in parallel. Vitest would run one on two cores, but the slow files mostly wait for other programs. */
  maxWorkers: 2,
};
