/** Tests the lint rules for the architecture's boundaries with code that they must reject and code they must accept. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const use = (from: string) => `import { x } from '${from}';\nexport const y = x;`;

const forbidden: [file: string, source: string][] = [
  ['web/app/layouts/a.tsx', use('#routes/home.tsx')],
  ['web/app/content/models/a.server.ts', use('#routes/home.tsx')],
  ['web/app/content/models/b.server.ts', use('#content/client/client.server.ts')],
  ['web/app/accounts/session/a.server.ts', use('firebase/auth')],
  ['web/app/ui/a.tsx', use('#content/fields/link.tsx')],
  ['web/app/ui/b.tsx', use('#locales/i18n.tsx')],
  ['web/app/theme/a.tsx', use('#ui/button.tsx')],
  ['web/app/sections/hero/a.tsx', use('#accounts/session/visitor.server.ts')],
  ['web/app/sections/hero/b.tsx', use('#enquiry/form.tsx')],
  ['web/app/sections/hero/c.tsx', use('#routes/home.tsx')],
  ['web/app/routes/a.tsx', use('firebase/auth')],
  ['web/app/routes/b.tsx', use('#content/client/client.server.ts')],
  ['web/app/http/a.ts', 'export const port = process.env.PORT;'],
  ['cms/src/a.ts', 'export const port = process.env.PORT;'],
];

const allowed: [file: string, source: string][] = [
  ['web/app/ui/c.tsx', use('#theme/names.ts')],
  ['web/app/sections/hero/d.tsx', use('#content/fields/link.tsx')],
  ['web/app/accounts/identity/a.client.ts', use('firebase/auth')],
  ['web/app/config.server.ts', 'export const port = process.env.PORT;'],
];

/** Files that import each other, also with an import of types and with the alias of the package. */
const circles: [file: string, source: string][] = [
  ['web/app/http/circle-a.ts', use('#locales/circle-b.ts')],
  ['web/app/locales/circle-b.ts', use('../http/circle-a.ts')],
  ['web/app/http/circle-c.ts', "import type { D } from '#locales/circle-d.ts';\nexport type C = D[];"],
  ['web/app/locales/circle-d.ts', "import type { C } from '#http/circle-c.ts';\nexport type D = { c: C };"],
];

let messages: string[];

/** One run of the linter for all files, because its start takes longer than the check. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    mkdirSync(join(folder, 'web'));
    cpSync(join(root, 'web/package.json'), join(folder, 'web/package.json'));
    for (const [file, source] of [...forbidden, ...allowed, ...circles]) {
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

test.each(forbidden)('the linter rejects in %s: %s', (file) => {
  expect(messagesAbout(file)).toMatch(/no-restricted-imports|no-process-env/);
});

test.each(circles)('the linter rejects the circle in %s: %s', (file) => {
  expect(messagesAbout(file)).toContain('no-cycle');
});

test.each(allowed)('the linter accepts in %s: %s', (file) => {
  expect(messagesAbout(file)).not.toMatch(/no-restricted-imports|no-process-env/);
});
