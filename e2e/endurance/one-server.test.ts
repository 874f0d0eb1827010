/** From an empty Debian to a live site by the commands of docs/operations.md, and what a server goes through afterwards. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { root, sharedHome } from 'stack/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEnquiry } from '../enquiry.ts';
import { commandsUnder } from '../one-server/manual.ts';
import { names, startOutside, trustStore } from '../one-server/outside.ts';
import { boot, createServer, cutPower, onServer, powerOff, serverFolder } from '../one-server/server.ts';
import { stackWith } from '../site.ts';
import { waitFor } from '../wait-for.ts';
import { recordFigure } from './figures.ts';

const run = promisify(execFile);
const folder = resolve(sharedHome, 'one-server/outside');
const issuer = resolve(folder, 'issuer.crt');
const site = 'https://www.example.com';
let outside: Awaited<ReturnType<typeof startOutside>>;

beforeAll(async () => {
  // Its ports are those of a server.
  await stackWith({}, 'down');
  await createServer();
  outside = await startOutside(folder, serverFolder);
  writeFileSync(issuer, outside.issuer);
  await boot();
  await outside.trust();
});

afterAll(async () => {
  await powerOff();
  outside.stop();
});

/** A request of a visitor, who trusts only the certificate authority. */
async function visit(url: string, ...options: string[]) {
  const addresses = names.flatMap((name) => [
    '--resolve',
    `${name}:443:127.0.0.1`,
    '--resolve',
    `${name}:80:127.0.0.1`,
  ]);
  const args = ['--silent', '--include', '--max-time', '20', '--cacert', issuer, ...addresses, ...options, url];
  const { stdout } = await run('curl', args, { maxBuffer: 64 * 1024 * 1024 }).catch(() => ({ stdout: '' }));
  const [head = '', ...body] = stdout.split('\r\n\r\n');
  return { status: Number(/^HTTP\/\S+ (\d+)/.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n') };
}

function follow(commands: string): Promise<string> {
  return onServer(`export ${trustStore}\n${commands}`);
}

const postgresql = 'postgresql@15-main.service';

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** Visits two stored pages until the work is done, and expects that each visit succeeds. */
async function underTraffic(what: string, work: () => Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const failed: string[] = [];
  let visits = 0;
  const traffic = (async () => {
    while (!done.signal.aborted)
      for (const path of ['/', '/pl/pricing']) {
        const { status } = await visit(site + path);
        visits += 1;
        if (status !== 200) failed.push(`${path}: ${status}`);
      }
  })();
  await work().finally(() => done.abort());
  await traffic;
  recordFigure(`${what}: visits, failed`, [visits, failed.length], '0 failed');
  expect(failed).toEqual([]);
}

test('the commands of the manual lead from an empty Debian to a live site', async () => {
  await run('pnpm', ['ship', 'archive'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  for (const archive of archiveNames())
    cpSync(resolve(sharedHome, 'ship', archive), resolve(serverFolder, 'root', archive));
  const began = Date.now();
  for (const step of ['3. Install', '4. Write the settings', '5. Start', '6. Check the installation']) {
    const stepBegan = Date.now();
    await follow(commandsUnder(step));
    recordFigure(`"${step}"`, seconds(stepBegan));
  }
  recordFigure('from an empty Debian to a live site', seconds(began));
  expect((await visit(`${site}/health/ready`)).status).toBe(200);
});

test.each(['/', '/pl', '/pricing', '/pl/pricing', '/contact', '/pl/contact'])(
  '%s is shown, and stored',
  async (path) => {
    expect((await visit(site + path)).status).toBe(200);
    const { head, body } = await visit(site + path);
    expect(head).toMatch(/x-cache: hit/i);
    expect(head).toMatch(/strict-transport-security: max-age=63072000/i);
    expect(body).toContain('</html>');
  },
);

test('plain http and the other name are redirected to the site', async () => {
  expect((await visit('http://www.example.com/pl')).head).toMatch(/^location: https:\/\/www\.example\.com\/pl\r?$/im);
  expect((await visit('https://example.com/pricing')).head).toMatch(
    /^location: https:\/\/www\.example\.com\/pricing\r?$/im,
  );
  expect((await visit('http://admin.example.com/admin')).head).toMatch(
    /^location: https:\/\/admin\.example\.com\/admin\r?$/im,
  );
});

test('the first administrator signs in over https, and the API is not reachable', async () => {
  const settings = await onServer('grep ^ADMIN_ /etc/duet/cms.env');
  const [, password] = /^ADMIN_PASSWORD=(.*)$/m.exec(settings)!;
  const login = JSON.stringify({ email: 'you@example.com', password });
  const answer = await visit(
    'https://admin.example.com/admin/login',
    '-H',
    'Content-Type: application/json',
    '-d',
    login,
  );
  expect(answer.status).toBe(200);
  expect(answer.head).toMatch(/^set-cookie: strapi_admin_refresh=.*secure/im);
  expect((await visit('https://admin.example.com/admin/')).status).toBe(200);
  expect((await visit('https://admin.example.com/API/pages')).status).toBe(404);
});

async function sendEnquiry(): Promise<string> {
  const fields = newEnquiry();
  const data = Object.entries(fields).flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
  const { status, body } = await visit(`${site}/enquiry`, '-L', '-H', `Origin: ${site}`, ...data);
  expect(status, body).toBe(200);
  return fields.message;
}

const archiveNames = () => readdirSync(resolve(sharedHome, 'ship')).filter((name) => name.endsWith('.tar.gz'));

const readTables = () =>
  onServer(`runuser -u postgres -- psql -Atqc 'select schemaname||chr(46)||tablename from pg_tables' duet`);

const countEnquiries = async () =>
  Number(await onServer(`runuser -u postgres -- psql -Atqc 'select count(*) from enquiries.enquiries' duet`));

test('an enquiry reaches the team by mail', async () => {
  await sendEnquiry();
  await expect.poll(() => outside.received.filter((mail) => /^To: team@example.com/m.test(mail))).toHaveLength(1);
});

test('each process comes back when it is killed, and visitors notice nothing', async () => {
  const units = (
    await onServer(`systemctl list-units --plain --no-legend --state=running 'duet-*.service' | cut -d' ' -f1`)
  )
    .trim()
    .split('\n');
  expect(units).toHaveLength(7);
  await underTraffic('killed: cms, enquiries, web, web', async () => {
    for (const unit of units.filter((name) => /cms|enquiries|web/.test(name))) {
      await onServer(`systemctl kill --signal=KILL ${unit}`);
      await waitFor(unit, async () => (await onServer(`systemctl is-active ${unit} || true`)).trim() === 'active');
      if (unit.includes('web'))
        await waitFor('its readiness', async () => {
          const port = /\d{4}/.exec(unit)![0];
          return (
            (await onServer(`curl -s -o /dev/null -w '%{http_code}' 127.0.0.1:${port}/health/ready || true`)) === '200'
          );
        });
    }
  });
  const others = ['duet-edge', 'duet-tls', 'duet-access-log', postgresql];
  const pidOf = async (unit: string) => (await onServer(`systemctl show -p MainPID --value ${unit}`)).trim();
  for (const unit of others) {
    const before = await pidOf(unit);
    await onServer(`systemctl kill --signal=KILL ${unit}`);
    await waitFor(unit, async () => !['0', before].includes(await pidOf(unit)));
  }
  await waitFor('the site', async () => (await visit(`${site}/pricing`)).status === 200);
  await waitFor('enquiries', async () => (await countEnquiries().catch(() => 0)) > 0);
});

test('a backup is restored on the server', async () => {
  await sendEnquiry();
  await onServer('duet-backup now');
  const before = await countEnquiries();
  const began = Date.now();
  await underTraffic('restore', () => onServer(`rm -rf /var/lib/duet/public/uploads && duet-backup restore`));
  recordFigure('restore of a backup on the server', seconds(began), '≤ 5 min');
  expect(await countEnquiries()).toBe(before);
  expect((await onServer('stat -c %U /var/lib/duet/public/uploads')).trim()).toBe('duet-cms');
  expect(await onServer('ls -d /var/lib/postgresql/15/main.replaced-*')).toContain('/main.replaced-');
  await waitFor('a new enquiry', () => sendEnquiry().catch(() => null));
});

test('alerts are mailed, and say when they are over', async () => {
  await follow(commandsUnder('7. Monitoring'));
  const targets = `curl -s 127.0.0.1:9090/api/v1/query --data-urlencode 'query=sum(up) == count(up)'`;
  await waitFor('all targets', async () => (await onServer(targets)).includes('"value"'));
  await onServer('systemctl stop duet-enquiries');
  const began = Date.now();
  const alertMails = () => outside.received.filter((mail) => mail.includes('WorkerDown')).join('\n');
  await expect.poll(alertMails, { interval: 1_000 }).toMatch(/^To: you@example.com/m);
  recordFigure('worker stopped: mail about the alert, after', seconds(began));
  await onServer('systemctl start duet-enquiries');
  await expect.poll(alertMails, { interval: 1_000 }).toMatch(/^Subject: .*RESOLVED/m);
});

test('the site comes back by itself after the power was cut', async () => {
  const before = await countEnquiries();
  await cutPower();
  const began = Date.now();
  await boot();
  await waitFor('the site', async () => (await visit(`${site}/pl`)).status === 200);
  recordFigure('live again after the power was cut', seconds(began));
  expect(await countEnquiries()).toBe(before);
});

test('a new release with migrations replaces the old one, and is rolled back, and visitors notice nothing', async () => {
  const next = '/opt/duet/releases/1.1.0';
  await onServer(`mkdir -p ${next} && tar -xzf duet-1.0.0.tar.gz -C ${next}`);
  // The new release has migrations. The old one serves while they run, and after the rollback.
  for (const migrations of ['enquiries/sql', 'web/enquiries/sql', 'cms/database/migrations'])
    await onServer(`echo 'create table rehearsal (id int);' >${next}/${migrations}/9000_rehearsal.sql`);
  const upgrade = commandsUnder('Upgrading and rolling back');
  await underTraffic('upgrade', () => follow(upgrade));
  expect(await onServer('readlink -f /proc/$(systemctl show -p MainPID --value duet-cms)/exe')).toContain('/1.1.0/');
  for (const schema of ['enquiries', 'cms']) expect(await readTables()).toContain(`${schema}.rehearsal`);
  const began = Date.now();
  await underTraffic('rollback', () =>
    follow(upgrade.replace('1.1.0', '1.0.0').replace('start.sh', 'start.sh --rollback')),
  );
  recordFigure('rollback to the previous release', seconds(began), '≤ 2 min');
  expect(Date.now() - began).toBeLessThan(120_000);
  await waitFor('an enquiry after the rollback', () => sendEnquiry().catch(() => null));
});

test('a new server is restored from the backups of the lost one', async () => {
  await onServer('duet-backup now');
  const before = await countEnquiries();
  const [settings, backups] = ['etc/duet', 'var/lib/duet-backups'].map((path) => resolve(serverFolder, path));
  // As if the folder of the backups was on another machine, and the settings in a safe place.
  const saved = resolve(folder, 'saved');
  rmSync(saved, { recursive: true, force: true });
  mkdirSync(saved);
  await run('cp', ['-a', settings!, backups!, saved]);
  await cutPower();
  await createServer();
  for (const archive of archiveNames())
    cpSync(resolve(sharedHome, 'ship', archive), resolve(serverFolder, 'root', archive));
  await outside.prepare();
  await boot();
  await outside.trust();
  const began = Date.now();
  await follow(commandsUnder('3. Install'));
  await run('cp', ['-a', resolve(saved, 'duet'), resolve(serverFolder, 'etc/')]);
  await run('cp', ['-a', resolve(saved, 'duet-backups'), resolve(serverFolder, 'var/lib/')]);
  await follow(commandsUnder('5. Start').replace('setup.sh', 'setup.sh --from-backup'));
  recordFigure('a lost server replaced by a new one', seconds(began));
  expect(await countEnquiries()).toBe(before);
  for (const path of ['/', '/pl']) expect((await visit(site + path)).status).toBe(200);
  await waitFor('a new enquiry', () => sendEnquiry().catch(() => null));
});
