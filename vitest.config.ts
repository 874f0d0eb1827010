import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['web/vitest.config.ts', { test: { name: 'rest', include: ['{edge,stack,docs,cms}/**/*.test.ts'] } }],
  },
});
