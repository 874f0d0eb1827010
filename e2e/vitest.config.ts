import { defineConfig } from 'vitest/config';

const inCi = Boolean(process.env.CI);

// The journeys share one stack, and some of them stop parts of it: one file at a time.
export default defineConfig({
  test: {
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    reporters: inCi ? ['default', 'json'] : ['default'],
    outputFile: '../.stack/reports/e2e.json',
  },
});
