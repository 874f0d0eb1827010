/** Plants what the architecture forbids and sees it refused: a boundary is one only if crossing it fails. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

function lint(file: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${source}\n`);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings', '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

const use = (from: string) => `import { x } from '${from}';\nexport const y = x;`;

test.each([
  ['web/app/layouts/a.tsx', use('#routes/home.tsx')],
  ['web/app/content/a.server.ts', use('#routes/home.tsx')],
  ['web/app/ui/a.tsx', use('#content/link.tsx')],
  ['web/app/ui/a.tsx', use('#locales/i18n.tsx')],
  ['web/app/theme/a.tsx', use('#ui/button.tsx')],
  ['web/app/sections/hero/a.tsx', use('#accounts/session.ts')],
  ['web/app/sections/hero/a.tsx', use('#enquiry/form.tsx')],
  ['web/app/sections/hero/a.tsx', use('#routes/home.tsx')],
  ['web/app/routes/a.tsx', use('firebase/auth')],
  ['web/app/routes/a.tsx', use('#content/client.server.ts')],
  ['web/app/http/a.ts', 'export const port = process.env.PORT;'],
  ['cms/src/a.ts', 'export const port = process.env.PORT;'],
])('%s may not hold: %s', (file, source) => {
  expect(lint(file, source)).toMatch(/no-restricted-imports|no-process-env/);
});

test.each([
  ['web/app/ui/a.tsx', use('#theme/names.ts')],
  ['web/app/sections/hero/a.tsx', use('#content/link.tsx')],
  ['web/app/config.server.ts', 'export const port = process.env.PORT;'],
])('%s may hold: %s', (file, source) => {
  expect(lint(file, source)).not.toMatch(/no-restricted-imports|no-process-env/);
});
