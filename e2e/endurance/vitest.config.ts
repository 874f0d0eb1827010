import { defineConfig } from 'vitest/config';
import { limits } from '../limits.ts';

/** Long and statistical measurements, one file at a time on the default stack; run.ts starts it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['../setup/check-stacks.ts'],
    setupFiles: ['../setup/own-connections.ts', '../setup/on-failure.ts'],
    fileParallelism: false,
    testTimeout: limits.enduranceMs,
    hookTimeout: limits.enduranceMs,
    expect: { poll: { timeout: limits.conditionMs, interval: 50 } },
    reporters: ['default', '../setup/failure-reporter.ts', 'json'],
    outputFile: process.env.ENDURANCE_REPORT ?? '../../.stack/reports/endurance.json',
  },
});
