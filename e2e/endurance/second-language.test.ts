/** Runs the unit tests in a copy of the checkout in which German replaces Polish. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from 'stack/config';
import { expect, test } from 'vitest';
import { recordFigure } from './figures.ts';

const run = promisify(execFile);

test('fails only tests about Polish with another second language', async () => {
  const { stdout } = await run(process.execPath, ['checks/second-language.ts'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const summary = /^\d+ tests, .*$/m.exec(stdout)?.[0] ?? '';
  recordFigure('unit tests with German instead of Polish', summary);
  expect(summary).not.toBe('');
});
