import { defineProject } from 'vitest/config';
import { limits } from '../checks/limits.ts';
import { inlineScript } from './inline-script.ts';
import { scriptUrl } from './script-url.ts';

export default defineProject({
  plugins: [inlineScript(), scriptUrl()],
  test: {
    ...limits,
    name: 'web',
    // All test files of a worker share their modules: loading them for each file takes five times as long as the tests.
    // A test must therefore undo its changes to a module.
    isolate: false,
    unstubEnvs: true,
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    env: {
      PUBLIC_URL: 'http://site.test',
      CMS_URL: 'http://127.0.0.1:9',
      CMS_TOKEN: 'a-token-for-tests-without-any-permissions',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      SESSION_SECRET: 'a-secret-for-tests-that-protects-nothing',
      ENQUIRIES_DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      CONTACT_EMAIL: 'hello@site.test',
    },
  },
});
