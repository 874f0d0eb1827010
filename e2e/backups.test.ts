/** Backups with one command, and restoring them: what was last, and the state of a point in time. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home, root } from 'stack/config';
import { stop } from 'stack/processes';
import { authorityFile } from 'stack/certificates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractReference, newEnquiry, readDeliveryStates, sendEnquiry } from './enquiry.ts';
import { countAccounts, goodPassword, HttpClient, isSignedIn, newEmail, newMember, signIn } from './http-client.ts';
import { listMails } from './mailbox.ts';
import { edges, preparePage, publishTitle, readTitle, signInEditor } from './publishing.ts';
import { cmsSql, enquiriesSql } from './running-stack.ts';
import { get } from './site.ts';
import { ObjectStorage } from './object-storage.ts';
import { useStack } from './use-stack.ts';

const storage = new ObjectStorage();
const repository = () => ({
  kind: 's3',
  path: '/database',
  bucket: storage.bucket,
  endpoint: 'localhost',
  port: storage.port,
  region: 'us-east-1',
  key: storage.key,
  secret: storage.key,
  authority: authorityFile,
});
const settings = () => ({ STACK_BACKUP_REPOSITORIES: JSON.stringify([repository()]) });

beforeAll(() => storage.start());
afterAll(async () => {
  // First: PostgreSQL archives the rest of its log when it stops.
  await stop('postgres');
  await storage.stop();
  // What the restores have moved aside.
  for (const name of readdirSync(home))
    if (name.startsWith('postgres.replaced-')) rmSync(resolve(home, name), { recursive: true });
});

const { up } = useStack({ backups: true, settings });

const run = promisify(execFile);
const uploads = resolve(home, 'cms-public/uploads');
const backup = async (...args: string[]) =>
  (
    await run(process.execPath, [resolve(root, 'stack/src/backup.ts'), ...args], {
      cwd: root,
      env: { ...process.env, ...settings() },
    })
  ).stdout;

/** Waits until everything that is committed now is in the archive. */
async function waitUntilArchived(): Promise<void> {
  // A commit, so that PostgreSQL closes this file of its log.
  await cmsSql('select pg_current_xact_id()');
  const current = (await cmsSql('select pg_walfile_name(pg_current_wal_lsn())')).trim();
  await expect
    .poll(async () => (await cmsSql(`select last_archived_wal >= '${current}' from pg_stat_archiver`)).trim())
    .toBe('t');
}

const isStored = async (reference: string) =>
  (await enquiriesSql(`select 1 from enquiries where upper(left(id::text, 8)) = '${reference}'`)).trim() === '1';

const waitUntilDelivered = async (email: string) =>
  await expect
    .poll(async () => new Set(Object.values(await readDeliveryStates(email))), { message: `mails to ${email}` })
    .toEqual(new Set(['delivered']));

async function canSignIn(email: string): Promise<boolean> {
  const client = new HttpClient();
  await signIn(client, email);
  return isSignedIn(client);
}

beforeAll(async () => {
  await backup('now');
});

test('lists the backups of the database and of the uploaded files', async () => {
  const lines = (await backup('list')).trim().split('\n');
  for (const kind of ['database', 'uploads']) expect(lines.some((line) => line.includes(`  ${kind}  `))).toBe(true);
});

test('restores what was last after the database and the uploaded files are lost', async () => {
  const file = resolve(uploads, 'kept.txt');
  writeFileSync(file, 'kept');
  await backup('now');
  const enquiry = newEnquiry();
  const reference = extractReference(await sendEnquiry(enquiry));
  await waitUntilDelivered(enquiry.email);
  const email = newEmail('restored');
  await newMember(email);
  await waitUntilArchived();
  await stop('postgres');
  rmSync(resolve(home, 'postgres'), { recursive: true });
  rmSync(uploads, { recursive: true });

  await backup('restore');
  expect(await isStored(reference)).toBe(true);
  expect(existsSync(file)).toBe(true);
  expect(await canSignIn(email)).toBe(true);
  expect((await get('/')).status).toBe(200);
});

test('restores from object storage after the folder of backups is lost too', async () => {
  const reference = extractReference(await sendEnquiry(newEnquiry()));
  await waitUntilArchived();
  await stop('postgres');
  rmSync(resolve(home, 'postgres'), { recursive: true });
  const folder = resolve(home, 'backups/database');
  for (const name of readdirSync(folder)) rmSync(resolve(folder, name), { recursive: true });

  await backup('restore');
  expect(await isStored(reference)).toBe(true);
  // The first bytes of encrypted files.
  expect(new Set(storage.readBeginnings(8))).toEqual(new Set(['Salted__']));
});

test('after restoring a point in time: edges show it, mails are not sent again, erased accounts stay erased', async () => {
  const editor = await signInEditor();
  const { documentId, newTitle } = await preparePage(editor);
  await publishTitle(editor, documentId, newTitle);
  await editor.waitUntilLive(documentId, 'en');
  const email = newEmail('erased');
  const member = await newMember(email);
  await stop('enquiries');
  const enquiry = newEnquiry();
  const reference = extractReference(await sendEnquiry(enquiry));
  await waitUntilArchived();
  const time = new Date();

  await up();
  await waitUntilDelivered(enquiry.email);
  await publishTitle(editor, documentId, `${newTitle} and later`);
  await editor.waitUntilLive(documentId, 'en');
  await member.submit('/account/data', { currentPassword: goodPassword, sure: 'on' });
  expect(await canSignIn(email)).toBe(false);
  await waitUntilArchived();

  await backup('restore', '--to', time.toISOString());
  for (const edge of edges) await expect.poll(() => readTitle('/status', edge)).toContain(newTitle);
  for (const edge of edges) expect(await readTitle('/status', edge)).not.toContain('and later');
  expect(await isStored(reference)).toBe(true);
  await waitUntilDelivered(enquiry.email);
  expect(await listMails(enquiry.email)).toHaveLength(1);
  await expect.poll(() => countAccounts(email)).toBe(0);
});

test('restores the newest state again after a restore to an earlier time', async () => {
  const enquiry = newEnquiry();
  const reference = extractReference(await sendEnquiry(enquiry));
  await waitUntilArchived();
  await backup('restore');
  expect(await isStored(reference)).toBe(true);
});

test('stops nothing when a restore is not possible', async () => {
  await expect(backup('restore', '--to', 'yesterday')).rejects.toThrow('--to must be a time');
  await expect(backup('restore', '--to', '2020-01-01T00:00:00Z')).rejects.toThrow('There is no backup of the database');
  await expect(backup('restore', '--to', '2200-01-01T00:00:00Z')).rejects.toThrow('is in the future');
  expect((await sendEnquiry(newEnquiry())).status).toBe(200);
});
