/** Slow clients that send a request byte by byte (Slowloris): other clients are not delayed, and slow ones time out. */
import type { TLSSocket } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { get, getOnce, site } from './site.ts';
import { connectToSite } from './tls.ts';
import { useStack } from './use-stack.ts';

useStack();

const host = new URL(site).host;
const slowHead = `POST /enquiry HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
const slowBody = `POST /enquiry HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na`;

type SlowRequest = { socket: TLSSocket; isOpen: boolean };
const all: SlowRequest[] = [];

async function open(bytes: string): Promise<SlowRequest> {
  const socket = connectToSite();
  const slow = { socket, isOpen: true };
  all.push(slow);
  socket
    .on('error', () => {})
    .on('close', () => (slow.isOpen = false))
    .resume();
  await new Promise((done) => socket.once('secureConnect', done).once('close', done));
  socket.write(bytes);
  return slow;
}

afterAll(() => {
  for (const { socket } of all) socket.destroy();
});

/** Sends one more byte on each open connection and returns how many are open. */
function sendByteToOpen(): number {
  const open = all.filter(({ isOpen }) => isOpen);
  for (const { socket } of open) socket.write('a');
  return open.length;
}

/** Opens new slow requests until `count` are open. */
async function openUntil(count: number): Promise<void> {
  for (let missing = count - sendByteToOpen(); missing > 0; missing -= 2)
    await Promise.all([open(slowBody), open(slowHead)]);
}

test('answers 1,000 requests while 200 slow bodies and 200 slow headers are open, then closes these', async () => {
  await get('/pricing');
  const failed: string[] = [];
  for (let round = 0; round < 100; round += 1) {
    await openUntil(400);
    const paths = Array.from({ length: 10 }, (_, index) => (index % 5 === 0 ? '/auth/login' : '/pricing'));
    const responses = await Promise.all(paths.map((path) => getOnce(path)));
    for (const { status, url } of responses) if (status !== 200) failed.push(`${url}: ${status}`);
  }
  expect(failed).toEqual([]);
  await expect.poll(sendByteToOpen).toBe(0);
});
