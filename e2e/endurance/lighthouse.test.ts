/** Runs Lighthouse (mobile) on every public template in both languages. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { templates } from '../templates.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

const run = promisify(execFile);
const privateTemplates =
  /^(enquiry|login|register|verify|forgot-password|reset-password|undo-email|confirm|not-found|legacy.*)$/;
const paths = Object.entries(templates)
  .filter(([name]) => !privateTemplates.test(name))
  .flatMap(([, { en, pl }]) => [en, pl]);

useStack();

test('reaches the scores that lighthouse.ts demands', async () => {
  const script = resolve(import.meta.dirname, '../lighthouse.ts');
  const { stdout, code } = await run(process.execPath, [script, ...paths]).then(
    (result) => ({ ...result, code: 0 }),
    (error: { stdout?: string; code?: number }) => ({ stdout: error.stdout ?? '', code: error.code }),
  );
  const lines = stdout.trim().split('\n');
  for (const line of lines) {
    const [, path, scores] = /^(\S+)\s+(\{.*\})$/.exec(line) ?? [];
    if (path)
      recordFigure(
        `Lighthouse ${path}`,
        Object.values(JSON.parse(scores!) as object),
        '≥ 98 (four pages 100), 100, 100, 100',
      );
  }
  expect(code, stdout).toBe(0);
  expect(lines, stdout).toHaveLength(paths.length);
});
