import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The short version of `pnpm --filter e2e lighthouse`: one page of each language. */
test('Lighthouse gives 100 for accessibility, best practices and SEO', async () => {
  const script = resolve(import.meta.dirname, 'lighthouse.ts');
  const { stdout } = await run(process.execPath, [script, '/', '/pl/pricing']);
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/"accessibility":100,"best-practices":100,"seo":100/);
}, 120_000);
