import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** Long and statistical measurements, one file at a time on the default stack. run.ts starts them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['../setup/check-stacks.ts'],
    setupFiles: ['../setup/no-keep-alive.ts', '../setup/on-failure.ts'],
    fileParallelism: false,
    testTimeout: timeouts.enduranceMs,
    hookTimeout: timeouts.enduranceMs,
    expect: { poll: { timeout: timeouts.conditionMs, interval: 50 } },
    reporters: ['default', '../setup/failure-reporter.ts', 'json'],
    outputFile: process.env.ENDURANCE_REPORT ?? '../../.stack/reports/endurance.json',
  },
});
