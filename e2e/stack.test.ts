import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { home, ports } from 'stack/config';
import { expect, onTestFinished, test } from 'vitest';
import { Person } from './person.ts';
import { get, getOnce, stack } from './site.ts';
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

test('`status` tells what runs', async () => {
  const lines = (await stack('status')).trim().split('\n');
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

test('more replicas start and answer, and go again', async () => {
  await stack('up', '--tls', '--web', '2', '--edge', '2');
  expect((await get('/health/ready', {}, `http://127.0.0.1:${ports.web + 1}`)).status).toBe(200);
  expect((await get('/pricing', {}, `https://localhost:${ports.tls + 1}`)).status).toBe(200);
  await up();
  await expect(getOnce('/', {}, `http://127.0.0.1:${ports.web + 1}`)).rejects.toThrow();
});

test('the first forms after a start are answered: nobody is sent to a place where no web is', async () => {
  await stack('down', 'edge');
  await up();
  const visitor = new Person();
  for (let count = 0; count < 20; count += 1) expect((await visitor.submit('/enquiry', {})).status).toBe(400);
});

test('a port that somebody else uses is named, and its owner is left alone', async () => {
  onTestFinished(() => up());
  await stack('down', 'web');
  const stranger = createServer((_, response) => response.end('mine'));
  await new Promise<void>((done) => stranger.listen(ports.web, '127.0.0.1', done));
  const failure = await stack('up').then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  expect(failure).toContain(`web needs port ${ports.web}, and something else listens there`);
  await stack('down', 'web');
  expect(await (await get('/', {}, `http://127.0.0.1:${ports.web}`)).text()).toBe('mine');
  stranger.closeAllConnections();
  await new Promise((done) => stranger.close(done));
});

test('mail is caught, on disk before it is acknowledged, and shown', async () => {
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
  const words = [...lines, message.join('\r\n')];
  await new Promise<void>((done, fail) => {
    socket.on('data', (chunk) => {
      if (!/^(220|250 |250-|354|221)/m.test(String(chunk))) fail(new Error(String(chunk)));
      const next = words.shift();
      if (next) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => done());
    socket.on('error', fail);
  });
  const inbox = (await (await fetch(`http://127.0.0.1:${ports.inbox}/messages`)).json()) as { subject: string }[];
  expect(inbox[0]).toMatchObject({ subject: 'żółć', to: [{ address: 'c@d.example' }] });
});

test('the identity emulator answers', async () => {
  const response = await fetch(`http://127.0.0.1:${ports.identity}/`);
  expect(await response.json()).toMatchObject({ authEmulator: { ready: true } });
});
