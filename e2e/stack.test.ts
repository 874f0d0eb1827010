import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { home, ports } from 'stack/config';
import { expect, onTestFinished, test } from 'vitest';
import { dumpDatabase, restoreDatabase } from './database-dump.ts';
import { newEnquiry, sendEnquiry } from './enquiry.ts';
import { newEmail, newMember, HttpClient, signIn } from './http-client.ts';
import { edges, findPage, publishTitle, readTitle, signInEditor } from './publishing.ts';
import { get, getOnce, stack, web } from './site.ts';
import { useStack } from './use-stack.ts';

const pids = () =>
  Object.fromEntries(
    readdirSync(resolve(home, 'pids')).map((file) => [file, readFileSync(resolve(home, 'pids', file), 'utf8')]),
  );

const { up } = useStack();

test('a second `up` changes nothing', async () => {
  const before = pids();
  await up();
  expect(pids()).toEqual(before);
});

test('`status` lists all parts as ready', async () => {
  const [list = ''] = (await stack('status')).trim().split('\n\n');
  const lines = list.split('\n');
  expect(lines.map((line) => line.split(/\s+/)[0])).toEqual([
    'postgres',
    'mail',
    'identity',
    'service',
    'cms',
    'enquiries',
    'web',
    'edge',
    'edge-2',
    'tls',
    'tls-2',
  ]);
  expect(lines.every((line) => line.includes(' ready '))).toBe(true);
});

test('starts and stops additional replicas', async () => {
  await stack('up', '--tls', '--web', '2', '--edge', '2');
  expect((await get('/health/ready', {}, `http://127.0.0.1:${ports.web + 1}`)).status).toBe(200);
  expect((await get('/pricing', {}, `https://localhost:${ports.tls + 1}`)).status).toBe(200);
  await up();
  await expect(getOnce('/', {}, `http://127.0.0.1:${ports.web + 1}`)).rejects.toThrow();
});

test('answers the first forms after the edge starts', async () => {
  await stack('down', 'edge');
  await up();
  const visitor = new HttpClient();
  for (let count = 0; count < 20; count += 1) expect((await visitor.submit('/enquiry', {})).status).toBe(400);
});

test('names a port that is in use, and does not stop the process that uses it', async () => {
  onTestFinished(() => up());
  await stack('down', 'web');
  const otherServer = createServer((_, response) => response.end('mine'));
  await new Promise<void>((done) => otherServer.listen(ports.web, '127.0.0.1', done));
  const failure = await stack('up').then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  expect(failure).toContain(`web needs port ${ports.web}, but another program uses it`);
  await stack('down', 'web');
  expect(await (await get('/', {}, `http://127.0.0.1:${ports.web}`)).text()).toBe('mine');
  otherServer.closeAllConnections();
  await new Promise((done) => otherServer.close(done));
});

test('the mail catcher accepts and lists a mail', async () => {
  const { connect } = await import('node:net');
  const socket = connect(ports.smtp, '127.0.0.1');
  const lines = ['EHLO test', 'MAIL FROM:<a@b.example>', 'RCPT TO:<c@d.example>', 'DATA'];
  const message = [
    'From: a@b.example',
    'To: c@d.example',
    'Subject: =?utf-8?B?xbzDs8WCxIc=?=',
    '',
    'Cześć',
    '.',
    'QUIT',
  ];
  const commands = [...lines, message.join('\r\n')];
  await new Promise<void>((done, fail) => {
    socket.on('data', (chunk) => {
      if (!/^(220|250 |250-|354|221)/m.test(String(chunk))) fail(new Error(String(chunk)));
      const next = commands.shift();
      if (next) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => done());
    socket.on('error', fail);
  });
  const mails = (await (await fetch(`http://127.0.0.1:${ports.mailbox}/messages`)).json()) as { subject: string }[];
  expect(mails[0]).toMatchObject({ subject: 'żółć', to: [{ address: 'c@d.example' }] });
});

test('the identity provider emulator is ready', async () => {
  const response = await fetch(`http://127.0.0.1:${ports.identity}/`);
  expect(await response.json()).toMatchObject({ authEmulator: { ready: true } });
});

test('serves the content of a dump that is restored into an empty database, also from the edges', async () => {
  onTestFinished(() => up());
  const email = newEmail('restored');
  await newMember(email);
  const editor = await signInEditor();
  const { documentId, restore } = await findPage(editor, 'status');
  onTestFinished(restore);
  await publishTitle(editor, documentId, 'Before the dump');
  const file = resolve(home, 'dump.sql');
  await dumpDatabase(file);
  await publishTitle(editor, documentId, 'After the dump');
  for (const edge of edges) expect(await readTitle('/status', edge)).toBe('After the dump');
  await restoreDatabase(file);
  rmSync(file);
  await up();
  for (const edge of edges) await expect.poll(() => readTitle('/status', edge)).toBe('Before the dump');
  expect((await get('/pricing', {}, web)).status).toBe(200);
  expect((await signIn(new HttpClient(), email)).status).toBe(302);
  expect((await sendEnquiry(newEnquiry())).status).toBe(200);
});
