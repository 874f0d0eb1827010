import { defineConfig } from 'vitest/config';
import { limits } from './checks/limits.ts';

const inCi = Boolean(process.env.CI);

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          ...limits,
          name: 'rest',
          include: ['{checks,cms/src,database,edge,enquiries/src,search,ship,stack,telemetry}/**/*.test.ts'],
        },
      },
    ],
    reporters: inCi ? ['default', 'json'] : ['default'],
    outputFile: '.stack/reports/check.json',
  },
});
