import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { limits } from '../checks/limits.ts';
import { settingsVcl } from './settings.ts';

const run = promisify(execFile);
const tests = join(import.meta.dirname, 'tests');

/** Compiles VCL without optimisation, which takes a third of the time. */
const compiler = `cc_command='exec cc -O0 -fPIC -pthread %w -shared -o %o %s'`;

/**
 * Makes the tests independent of the machine's speed. Long timeouts keep a slow test server from counting as an origin
 * that times out. Without streaming, Varnish delivers a response after it has read all of it, so that the connection is
 * free for the next request: the test servers accept one connection at a time.
 */
function withoutTimingEffects(settings: string): string {
  const longTimeouts = settings.replaceAll(/\.(\w+_timeout) = \w+;/g, '.$1 = 100s;');
  return `${longTimeouts}\nsub vcl_backend_response {\n  set beresp.do_stream = false;\n}\n`;
}

/** Each .vtc file simulates origin and visitor for a real Varnish that runs default.vcl and responses.vcl. */
for (const file of readdirSync(tests).filter((name) => name.endsWith('.vtc'))) {
  test.concurrent(basename(file, '.vtc').replaceAll('-', ' '), async ({ expect, onTestFinished }) => {
    const webInstances = readFileSync(join(tests, file), 'utf8').includes('@web_host_2@') ? ['', '_2'] : [''];
    const folder = mkdtempSync(join(tmpdir(), 'edge-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const settings = join(folder, 'settings.vcl');
    writeFileSync(
      settings,
      withoutTimingEffects(
        settingsVcl({
          hosts: ['site.test'],
          web: webInstances.map((which) => ({ host: `@web_host${which}@`, port: `@web_port${which}@` })),
          cms: { host: '@cms_host@', port: '@cms_port@' },
          locales: [{ code: 'en' }, { code: 'pl' }],
          purgeSecret: 'the-secret-of-these-tests-only',
          probes: false,
        }),
      ),
    );
    const result = await run(
      'varnishtest',
      [
        `-t${limits.testTimeout / 1000}`,
        // The log of a test with many requests.
        '-b16M',
        `-p${compiler}`,
        `-Dsettings=${settings}`,
        `-Dpolicy=${import.meta.dirname}`,
        join(tests, file),
      ],
      { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }, maxBuffer: 64_000_000 },
    ).catch((failure: { stdout: string }) => ({ stdout: failure.stdout, failed: true }));
    expect('failed' in result ? result.stdout.split('\n').filter((line) => /----|EXPECT|FAIL/.test(line)) : []).toEqual(
      [],
    );
  });
}

test('settingsVcl throws without a host, a web instance, a language or a long secret', () => {
  const cms = { host: '127.0.0.1', port: 1 };
  const good = {
    hosts: ['a'],
    web: [cms],
    cms,
    locales: [{ code: 'en' }],
    purgeSecret: 'the-secret-of-these-tests-only',
  };
  expect(settingsVcl(good)).toContain('backend web_0');
  expect(() => settingsVcl({ ...good, purgeSecret: 'short' })).toThrow();
  expect(() => settingsVcl({ ...good, hosts: [] })).toThrow();
  expect(() => settingsVcl({ ...good, web: [] })).toThrow();
  expect(() => settingsVcl({ ...good, locales: [] })).toThrow();
});
