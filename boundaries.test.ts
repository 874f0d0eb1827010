/** Plants what the architecture forbids and sees it refused: a boundary is one only if crossing it fails. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = import.meta.dirname;
const use = (from: string) => `import { x } from '${from}';\nexport const y = x;`;

const forbidden: [file: string, source: string][] = [
  ['web/app/layouts/a.tsx', use('#routes/home.tsx')],
  ['web/app/content/a.server.ts', use('#routes/home.tsx')],
  ['web/app/ui/a.tsx', use('#content/link.tsx')],
  ['web/app/ui/b.tsx', use('#locales/i18n.tsx')],
  ['web/app/theme/a.tsx', use('#ui/button.tsx')],
  ['web/app/sections/hero/a.tsx', use('#accounts/session.ts')],
  ['web/app/sections/hero/b.tsx', use('#enquiry/form.tsx')],
  ['web/app/sections/hero/c.tsx', use('#routes/home.tsx')],
  ['web/app/routes/a.tsx', use('firebase/auth')],
  ['web/app/routes/b.tsx', use('#content/client.server.ts')],
  ['web/app/http/a.ts', 'export const port = process.env.PORT;'],
  ['cms/src/a.ts', 'export const port = process.env.PORT;'],
];

const allowed: [file: string, source: string][] = [
  ['web/app/ui/c.tsx', use('#theme/names.ts')],
  ['web/app/sections/hero/d.tsx', use('#content/link.tsx')],
  ['web/app/config.server.ts', 'export const port = process.env.PORT;'],
];

let messages: string[];

/** One run of the linter for all files: starting it takes longer than its work. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, source] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${source}\n`);
    }
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--deny-warnings', '--format=unix'], { cwd: folder, encoding: 'utf8' });
    messages = stdout.split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const messagesAbout = (file: string) => messages.filter((line) => line.startsWith(`${file}:`)).join('\n');

test.each(forbidden)('%s may not hold: %s', (file) => {
  expect(messagesAbout(file)).toMatch(/no-restricted-imports|no-process-env/);
});

test.each(allowed)('%s may hold: %s', (file) => {
  expect(messagesAbout(file)).not.toMatch(/no-restricted-imports|no-process-env/);
});
