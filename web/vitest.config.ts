import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    env: {
      PUBLIC_URL: 'http://site.test',
      CMS_URL: 'http://127.0.0.1:9',
      CMS_TOKEN: 'a-token-for-tests-that-opens-nothing-at-all',
    },
  },
});
