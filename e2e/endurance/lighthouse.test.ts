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

test('scores 100 for accessibility, best practices and SEO, and at least 98 for performance', async () => {
  const script = resolve(import.meta.dirname, '../lighthouse.ts');
  const { stdout } = await run(process.execPath, [script, ...paths]).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }));
  const lines = stdout.trim().split('\n');
  for (const line of lines) {
    const [, path, scores] = /^(\S+)\s+(\{.*\})$/.exec(line) ?? [];
    if (path) recordFigure(`Lighthouse ${path}`, Object.values(JSON.parse(scores!) as object), '≥ 98, 100, 100, 100');
  }
  expect(lines, stdout).toHaveLength(paths.length);
  for (const line of lines) {
    expect(line).toMatch(/"accessibility":100,"best-practices":100,"seo":100/);
    expect(Number(/"performance":(\d+)/.exec(line)?.[1])).toBeGreaterThanOrEqual(98);
  }
});
