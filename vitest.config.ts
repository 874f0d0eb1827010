import { defineConfig } from 'vitest/config';

const inCi = Boolean(process.env.CI);

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'rest',
          include: ['*.test.ts', '{checks,cms/src,edge,enquiries/src,stack,docs}/**/*.test.ts'],
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
    reporters: inCi ? ['default', 'json'] : ['default'],
    outputFile: '.stack/reports/check.json',
  },
});
