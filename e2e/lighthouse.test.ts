import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The short version of `pnpm --filter e2e lighthouse`: the pages most people read, in both languages. */
test('Lighthouse gives 100 for accessibility, best practices and SEO, and 98 or more for speed', async () => {
  const script = resolve(import.meta.dirname, 'lighthouse.ts');
  const { stdout } = await run(process.execPath, [
    script,
    '/',
    '/pricing',
    '/product',
    '/pl',
    '/pl/pricing',
    '/pl/produkt',
  ]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  const lines = stdout.trim().split('\n');
  console.log(stdout);
  expect(lines, stdout).toHaveLength(6);
  for (const line of lines) {
    expect(line).toMatch(/"accessibility":100,"best-practices":100,"seo":100/);
    expect(Number(/"performance":(\d+)/.exec(line)?.[1])).toBeGreaterThanOrEqual(98);
  }
}, 480_000);
