import { defineConfig } from 'vitest/config';
import { timeouts } from './timeouts.ts';
import { SlowestFirst } from './slowest-first.ts';
import { stackCount } from './stacks.ts';

const inCi = Boolean(process.env.CI);
const isRandom = process.env.E2E_ORDER === 'random';

// Journeys stop and restart parts of their stack, so each stack runs one file at a time. Each worker has its own stack.
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: ['./setup/check-stacks.ts'],
    setupFiles: ['./setup/choose-stack.ts', './setup/no-keep-alive.ts', './setup/on-failure.ts'],
    // Longer timeouts, because on a slow machine the web would report the CMS as down, and the edge the web.
    env: { STACK_TIMEOUT_FACTOR: String(timeouts.timeoutFactor) },
    maxWorkers: stackCount,
    sequence: isRandom ? { shuffle: { files: true } } : { sequencer: SlowestFirst },
    testTimeout: timeouts.testMs,
    hookTimeout: timeouts.hookMs,
    expect: { poll: { timeout: timeouts.conditionMs, interval: 50 } },
    reporters: inCi ? ['default', './setup/failure-reporter.ts', 'json'] : ['default', './setup/failure-reporter.ts'],
    outputFile: '../.stack/reports/journeys.json',
  },
});
