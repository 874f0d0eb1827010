import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Service } from './service.ts';

/** One place of a part: says its name, and whether it is ready, and counts how often it has been asked that. */
async function place(name: string, isReady = true) {
  const own = { isReady, port: 0, healthChecks: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/health') {
      response.statusCode = own.isReady ? 200 : 503;
      own.healthChecks += 1;
    }
    response.setHeader('Connection', 'close').end(name);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  own.port = (server.address() as AddressInfo).port;
  return own;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

test('visitors are sent to whoever is ready; while nobody is, to one that is leaving: it still answers', async () => {
  const [old, young] = [await place('old'), await place('young', false)];
  const service: Service = { port: await freePort(), places: [old.port, young.port], health: '/health' };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'service.ts'), JSON.stringify([service])]);
  onTestFinished(() => void child.kill());
  const answer = () =>
    fetch(`http://127.0.0.1:${service.port}/`, { headers: { Connection: 'close' } }).then(
      (response) => response.text(),
      () => 'nobody',
    );

  await expect.poll(answer).toBe('old');
  old.isReady = false;
  // After three more health checks the service knows that nobody is ready.
  const checked = old.healthChecks + 3;
  while (old.healthChecks < checked) expect(await answer()).toBe('old');
  young.isReady = true;
  await expect.poll(answer).toBe('young');
});
