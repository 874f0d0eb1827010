import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import type { Service } from './service.ts';

/** Starts a fake instance of a part: responds with its name, reports whether it is ready, and counts health checks. */
async function startInstance(name: string, isReady = true) {
  const instance = { isReady, port: 0, healthChecks: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/health') {
      response.statusCode = instance.isReady ? 200 : 503;
      instance.healthChecks += 1;
    }
    response.setHeader('Connection', 'close').end(name);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  instance.port = (server.address() as AddressInfo).port;
  return instance;
}

test('forwards to a ready instance, and to a draining one while none is ready', async () => {
  const [previous, next] = [await startInstance('previous'), await startInstance('next', false)];
  const service: Service = { port: await freePort(), instancePorts: [previous.port, next.port], healthPath: '/health' };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'service.ts'), JSON.stringify([service])]);
  onTestFinished(() => void child.kill());
  const readName = () =>
    fetch(`http://127.0.0.1:${service.port}/`, { headers: { Connection: 'close' } }).then(
      (response) => response.text(),
      () => 'no response',
    );

  await expect.poll(readName).toBe('previous');
  previous.isReady = false;
  // After three more health checks the service knows that no instance is ready.
  const checked = previous.healthChecks + 3;
  while (previous.healthChecks < checked) expect(await readName()).toBe('previous');
  next.isReady = true;
  await expect.poll(readName).toBe('next');
});
