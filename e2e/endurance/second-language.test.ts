/** The unit tests in a copy of the checkout where German stands in the place of Polish. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from 'stack/config';
import { expect, test } from 'vitest';
import { figure } from './figures.ts';

const run = promisify(execFile);

test('with another second language only tests about Polish fail', async () => {
  const { stdout } = await run(process.execPath, ['checks/second-language.ts'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const summary = /^\d+ tests, .*$/m.exec(stdout)?.[0] ?? '';
  figure('unit tests with German in the place of Polish', summary);
  expect(summary).not.toBe('');
});
