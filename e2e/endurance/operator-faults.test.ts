/** Faults that operators meet: what visitors see meanwhile, and which alert fires (docs/runbooks.md). */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueCertificate, serverFile } from 'stack/certificates';
import { home, ports } from 'stack/config';
import type { StackOptions } from 'stack/part';
import { parts } from 'stack/parts';
import { findRunningProcess, start, stop } from 'stack/processes';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newEnquiry, sendEnquiry } from '../enquiry.ts';
import { whilePaused } from '../publishing.ts';
import { findPids } from '../running-stack.ts';
import { getFromCache, getOnce } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { recordFigure } from './figures.ts';

const { up } = useStack({ web: 2, observe: true });

const options: StackOptions = { mode: 'production', web: 2, edge: 2, tls: true, observe: true, passwords: 'cms' };
const partNamed = (name: string) =>
  parts(options)
    .flat()
    .find((one) => one.name === name)!;
const storedPaths = ['/', '/pl', '/pricing', '/pl/pricing'];

beforeAll(async () => {
  for (const path of storedPaths) await getFromCache(path);
  await waitFor('no alert', async () => (await firingAlerts()).length === 0);
});

type Alerts = { data: { alerts: { state: string; labels: { alertname: string } }[] } };

async function firingAlerts(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${ports.prometheus}/api/v1/alerts`);
  const { data } = (await response.json()) as Alerts;
  return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
}

/** Visits the stored pages until one of the alerts fires. Each must be served. */
async function waitForAlert(fault: string, ...names: string[]): Promise<void> {
  const began = Date.now();
  let visits = 0;
  const failed: string[] = [];
  const fired = await waitFor(`the alert ${names.join(' or ')}`, async () => {
    for (const path of storedPaths) {
      const { status } = await getOnce(path).catch(() => ({ status: 0 }));
      visits += 1;
      if (status !== 200) failed.push(`${path}: ${status}`);
    }
    return (await firingAlerts()).find((name) => names.includes(name));
  });
  recordFigure(`${fault}: alert, after`, [fired, `${((Date.now() - began) / 1000).toFixed(0)} s`]);
  recordFigure(`${fault}: visits of stored pages, failed`, [visits, failed.length], '0 failed');
  expect(failed).toEqual([]);
}

test('PostgreSQL’s disk is full', async () => {
  const data = resolve(home, 'postgres');
  const copy = `${data}.before`;
  await stop('postgres');
  execFileSync('cp', ['-a', '--no-target-directory', data, copy]);
  const megabytes = Number(execFileSync('du', ['-sm', data], { encoding: 'utf8' }).split('\t')[0]) + 80;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', data]);
  onTestFinished(async () => {
    await stop('postgres');
    execFileSync('umount', [data]);
    rmSync(copy, { recursive: true });
    await up();
  });
  execFileSync('cp', ['-a', `${copy}/.`, data]);
  execFileSync('chown', ['postgres:postgres', data]);
  execFileSync('chmod', ['700', data]);
  await up();
  const junk = resolve(data, 'junk');
  // Until nothing more fits.
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${junk}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // dd ends with an error when the disk is full.
  }
  await waitForAlert('disk of the database full', 'DiskAlmostFull');
  const send = async () => (await sendEnquiry(newEnquiry()).catch(() => null))?.status;
  await expect
    .poll(async () => [await send(), await firingAlerts()], { interval: 300 })
    .toEqual([503, expect.arrayContaining([expect.stringMatching(/^Database(StatementsFail|Down)$/)])]);
  rmSync(junk);
  await up();
  await expect.poll(send).toBe(200);
});

test('a web instance hangs', async () => {
  await whilePaused('web-2', () => waitForAlert('hanging web instance', 'WebInstanceDown'));
  await expect.poll(firingAlerts).toEqual([]);
});

test('the CMS crashes again and again', async () => {
  onTestFinished(() => up());
  const end = new AbortController();
  const crashes = (async () => {
    for (let count = 0; count < 4 && !end.signal.aborted; count += 1) {
      for (const pid of await findPids('cms')) process.kill(pid, 'SIGKILL');
      while (findRunningProcess('cms')) await sleep(50);
      const part = partNamed('cms');
      start('cms', await part.command());
      await waitFor('the CMS', part.isReady);
      // Prometheus has seen this process.
      await sleep(5_000);
    }
  })();
  await waitForAlert('CMS in a crash loop', 'CmsRestarts');
  expect(end.signal.aborted).toBe(false);
  end.abort();
  await crashes;
});

test('the clock of a web instance is wrong', async () => {
  const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
  expect(existsSync(faketime), 'the Debian package faketime').toBe(true);
  onTestFinished(() => up());
  await stop('web-2');
  const command = await partNamed('web-2').command();
  start('web-2', { ...command, env: { ...command.env, LD_PRELOAD: faketime, FAKETIME: '-60s' } });
  await waitForAlert('wrong clock', 'ClockWrong');
});

test('the mail service refuses connections', async () => {
  onTestFinished(() => up());
  await stop('mail');
  expect((await sendEnquiry(newEnquiry())).status).toBe(200);
  await waitForAlert('mail service down', 'MailsRefused');
});

test('the certificate expires', async () => {
  const before = [serverFile, serverFile.replace(/crt$/, 'key')].map(
    (file) => [file, execFileSync('cat', [file])] as const,
  );
  const reload = async () => {
    for (const name of ['tls', 'tls-2']) await stop(name);
    for (const name of ['tls', 'tls-2']) start(name, await partNamed(name).command());
  };
  onTestFinished(async () => {
    for (const [file, text] of before) writeFileSync(file, text);
    await reload();
    await up();
  });
  await issueCertificate(10);
  await reload();
  await waitFor('TLS', async () => (await getOnce('/').catch(() => null))?.ok);
  await waitForAlert('certificate about to expire', 'CertificateExpires');
  await issueCertificate(397, '-398 days');
  await reload();
  await expect.poll(firingAlerts, { interval: 1_000 }).toContain('SiteUnreachable');
  await expect(getOnce('/')).rejects.toThrow();
});

test('Varnish is killed', async () => {
  onTestFinished(() => up());
  for (const pid of await findPids('edge-2')) process.kill(pid, 'SIGKILL');
  await stop('edge-2');
  // Visitors of the other edge notice nothing.
  await waitForAlert('Varnish killed', 'EdgeDown');
  expect(findRunningProcess('edge-2')).toBeNull();
});
