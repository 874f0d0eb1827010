/** Ten faults, one per promise, each planted in a copy of the checkout: the part of the gate that must notice it does. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'stack/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from './figures.ts';

const run = promisify(execFile);
const offset = 800;
const copy = mkdtempSync(join(tmpdir(), 'duet-faults-'));
const env = { ...process.env, CI: '', STACK_PORT_OFFSET: String(offset), E2E_STACKS: '1' };

type Fault = {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The command of the gate that must fail, and what it must then say. */
  caughtBy: { command: string; saying: RegExp; needsStack?: true };
};

const unit = (file: string, saying: RegExp) => ({ command: `pnpm exec vitest run ${file}`, saying });
const journey = (file: string, title: string) => ({
  command: `pnpm --filter e2e exec vitest run ${file}.test.ts -t "${title}"`,
  saying: /FAIL|FAILED/,
  needsStack: true as const,
});

const faults: Fault[] = [
  {
    name: 'a stale page after a purge',
    file: 'cms/src/publish.ts',
    from: 'const tags = [documentTag(documentId, locale), listTag(name, locale), anyTag];',
    to: 'const tags = [listTag(name, locale)];',
    caughtBy: journey('purging', 'a page: itself'),
  },
  {
    name: 'a lost enquiry',
    file: 'enquiries/src/submit.ts',
    from: 'JSON.stringify([language, name, email.toLowerCase(), company, topic, message])',
    to: 'JSON.stringify([language, name, email.toLowerCase(), company, topic])',
    caughtBy: unit('enquiries/src/worker.test.ts', /other words from the same form/),
  },
  {
    name: 'a leaked cookie',
    file: 'edge/default.vcl',
    from: 'if (beresp.http.Set-Cookie || beresp.http.Cache-Control',
    to: 'if (beresp.http.Cache-Control',
    caughtBy: unit('edge', /never stores a set cookie/),
  },
  {
    name: 'a broken hreflang',
    file: 'web/app/layouts/head-tags.tsx',
    from: 'hrefLang={alternate.locale} href={origin + alternate.path}',
    to: 'hrefLang={alternate.locale} href={`${origin + alternate.path}-`}',
    caughtBy: journey('crawl', 'names its translations'),
  },
  {
    name: 'a CSP violation',
    file: 'web/app/http/content-security.server.ts',
    from: "'font-src': [assets],",
    to: "'font-src': [],",
    caughtBy: journey('security', 'on pages with forms'),
  },
  {
    name: 'a wrong role',
    file: 'cms/src/permissions.ts',
    from: '  public: [',
    to: "  public: [\n    'api::page.page.find',",
    caughtBy: journey('content', 'answers nothing at'),
  },
  {
    name: 'an unmigrated table',
    file: 'web/sql/0001_sessions.sql',
    from: 'create table limits',
    to: 'create table limits_of_tomorrow',
    caughtBy: journey('keyboard', 'signing in wrongly'),
  },
  {
    name: 'a missing translation',
    file: 'web/app/locales/pl.ts',
    from: "forgotTitle: 'Nowy klucz.',",
    to: '',
    caughtBy: { command: 'pnpm check:types', saying: /forgotTitle/ },
  },
  {
    name: 'a failing deploy',
    file: 'web/server.ts',
    from: "process.once('SIGTERM', () => leave(config.DRAIN_MS));",
    to: "process.once('SIGTERM', () => process.exit(1));",
    caughtBy: journey('deploys', 'answers the form that is being sent'),
  },
  {
    name: 'a crash on start',
    file: 'web/server.ts',
    from: "process.once('SIGINT', () => leave(0));",
    to: "throw new Error('planted');",
    caughtBy: { command: 'node stack/src/main.ts up --tls --edge 2', saying: /web ended while starting[^]*planted/ },
  },
];

const inCopy = (command: string) =>
  run('bash', ['-c', command], { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ failed: false, said: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, said: stdout + stderr }),
  );

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.trim().split('\n')) cpSync(join(root, file), join(copy, file), { recursive: true });
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy });
});

afterAll(async () => {
  await inCopy('node stack/src/main.ts down');
  rmSync(copy, { recursive: true, force: true });
});

test.each(faults)('$name is noticed', async ({ name, file, from, to, caughtBy }) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  try {
    if (caughtBy.needsStack) {
      // A table is made once: a fault in its migration needs a database that has none yet.
      if (file.endsWith('.sql')) await inCopy('node stack/src/main.ts reset');
      const { said, failed } = await inCopy('node stack/src/main.ts up --tls --edge 2');
      if (failed) throw new Error(`The stack did not start with this fault planted:\n${said.slice(-2_000)}`);
    }
    const { failed, said } = await inCopy(caughtBy.command);
    figure(name, failed ? 'noticed' : 'not noticed', 'noticed');
    expect(failed, said.slice(-2_000)).toBe(true);
    expect(said).toMatch(caughtBy.saying);
  } finally {
    writeFileSync(path, source);
    if (file.endsWith('.sql')) await inCopy('node stack/src/main.ts reset');
  }
});
