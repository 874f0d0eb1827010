import { defineConfig } from 'vitest/config';
import { limits } from './limits.ts';
import { SlowestFirst } from './slowest-first.ts';
import { stackCount } from './stacks.ts';

const inCi = Boolean(process.env.CI);
const isRandom = process.env.E2E_ORDER === 'random';

// Journeys stop and restart what they run on: one file at a time on each stack. A worker's number decides which stack it has.
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: ['./setup/check-stacks.ts'],
    setupFiles: ['./setup/choose-stack.ts', './setup/own-connections.ts', './setup/on-failure.ts'],
    // On a slow machine the web would take the CMS for one that is down, and the edge the web.
    env: { STACK_PATIENCE: String(limits.patience) },
    maxWorkers: stackCount,
    sequence: isRandom ? { shuffle: { files: true } } : { sequencer: SlowestFirst },
    testTimeout: limits.testMs,
    hookTimeout: limits.hookMs,
    expect: { poll: { timeout: limits.conditionMs, interval: 50 } },
    reporters: inCi ? ['default', './setup/failure-reporter.ts', 'json'] : ['default', './setup/failure-reporter.ts'],
    outputFile: '../.stack/reports/journeys.json',
  },
});
