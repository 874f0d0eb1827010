/** Plants ten faults in a copy of the checkout, one per guarantee, and checks that the gate detects each. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'stack/config';
import { suggestedOffset as offset } from 'stack/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordFigure } from './figures.ts';

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), 'duet-faults-'));
const env = { ...process.env, CI: '', STACK_PORT_OFFSET: String(offset), E2E_STACKS: '1' };

type Fault = {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The command of the gate that must fail, and its expected output. */
  detectedBy: { command: string; expectedOutput: RegExp; needsStack?: true };
};

const unit = (file: string, expectedOutput: RegExp) => ({ command: `pnpm exec vitest run ${file}`, expectedOutput });
const journey = (file: string, title: string) => ({
  command: `pnpm --filter e2e exec vitest run ${file}.test.ts -t "${title}"`,
  expectedOutput: /FAIL|FAILED/,
  needsStack: true as const,
});

const faults: Fault[] = [
  {
    name: 'a stale page after a purge',
    file: 'cms/src/publish/changes.ts',
    from: 'const tags = [documentTag(documentId, locale), listTag(name, locale), anyTag];',
    to: 'const tags = [listTag(name, locale)];',
    detectedBy: journey('purging', 'purges a published page'),
  },
  {
    name: 'a lost enquiry',
    file: 'enquiries/src/submit.ts',
    from: 'JSON.stringify([language, ...fields])',
    to: 'JSON.stringify([language, ...fields.slice(0, -1)])',
    detectedBy: unit('enquiries/src/submit.test.ts', /same form is sent with another text/),
  },
  {
    name: 'a leaked cookie',
    file: 'edge/responses.vcl',
    from: 'if (beresp.http.Set-Cookie || beresp.http.Cache-Control',
    to: 'if (beresp.http.Cache-Control',
    detectedBy: unit('edge', /never stores a set cookie/),
  },
  {
    name: 'a broken hreflang',
    file: 'web/app/layouts/head-tags.tsx',
    from: 'hrefLang={alternate.locale} href={origin + alternate.path}',
    to: 'hrefLang={alternate.locale} href={`${origin + alternate.path}-`}',
    detectedBy: journey('crawl', 'links to its translations'),
  },
  {
    name: 'a CSP violation',
    file: 'web/app/http/content-security.server.ts',
    from: "'font-src': [assets],",
    to: "'font-src': [],",
    detectedBy: journey('security', 'violates no policy on pages with forms'),
  },
  {
    name: 'a wrong role',
    file: 'cms/src/permissions.ts',
    from: '  public: [',
    to: "  public: [\n    'api::page.page.find',",
    detectedBy: journey('content', 'refuses /api/'),
  },
  {
    name: 'an unmigrated table',
    file: 'web/sql/0001_sessions.sql',
    from: 'create table limits',
    to: 'create table limits_of_tomorrow',
    detectedBy: journey('keyboard', 'after a wrong password'),
  },
  {
    name: 'a missing translation',
    file: 'web/app/locales/pl.ts',
    from: "forgotTitle: 'Nowy klucz.',",
    to: '',
    detectedBy: { command: 'pnpm check:types', expectedOutput: /forgotTitle/ },
  },
  {
    name: 'a failing deploy',
    file: 'web/server.ts',
    from: "process.once('SIGTERM', () => shutDown(config.DRAIN_MS));",
    to: "process.once('SIGTERM', () => process.exit(1));",
    detectedBy: journey('deploys', 'answers an open form request'),
  },
  {
    name: 'a crash on start',
    file: 'web/server.ts',
    from: "process.once('SIGINT', () => shutDown(0));",
    to: "throw new Error('planted');",
    detectedBy: {
      command: 'node stack/src/main.ts up --tls --edge 2',
      expectedOutput: /web ended while starting[^]*planted/,
    },
  },
];

const inCopy = (command: string) =>
  run('bash', ['-c', command], { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ failed: false, output: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, output: stdout + stderr }),
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

test.each(faults)('the gate detects $name', async ({ name, file, from, to, detectedBy }) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  try {
    if (detectedBy.needsStack) {
      // A migration runs only once, so a fault in one needs an empty database.
      if (file.endsWith('.sql')) await inCopy('node stack/src/main.ts reset');
      const { output, failed } = await inCopy('node stack/src/main.ts up --tls --edge 2');
      if (failed) throw new Error(`The stack did not start with this fault planted:\n${output.slice(-2_000)}`);
    }
    const { failed, output } = await inCopy(detectedBy.command);
    recordFigure(name, failed ? 'detected' : 'not detected', 'detected');
    expect(failed, output.slice(-2_000)).toBe(true);
    expect(output).toMatch(detectedBy.expectedOutput);
  } finally {
    writeFileSync(path, source);
    if (file.endsWith('.sql')) await inCopy('node stack/src/main.ts reset');
  }
});
