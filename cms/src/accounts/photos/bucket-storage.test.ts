import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { User } from '../user';
import { bucketStorage, storageCode } from './bucket-storage';

test.each([
  [{ code: 401 }, 'unauthenticated'],
  [{ code: 402 }, 'quota-exceeded'],
  [{ code: 403 }, 'unauthorized'],
  [{ code: 404, message: 'No such object: duet/accounts/a.webp' }, 'object-not-found'],
  [{ code: 404, message: 'The specified bucket does not exist.' }, 'bucket-not-found'],
  [{ code: 408 }, 'retry-limit-exceeded'],
  [{ code: 429 }, 'retry-limit-exceeded'],
  [{ code: 500 }, 'retry-limit-exceeded'],
  [{ code: 'ECONNREFUSED' }, 'retry-limit-exceeded'],
  [{ code: 412 }, 'unknown'],
])('the failure %o is reported as %s', (error, code) => {
  expect(storageCode(error)).toBe(code);
});

const user = { documentId: 'abc' } as User;

/** Photos in a bucket on a server with this handler. */
async function openStorage(handler: RequestListener, bucketTimeoutMs: number) {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
  const settings: Record<string, unknown> = {
    'identity.projectId': 'demo-duet',
    'identity.bucketTimeoutMs': bucketTimeoutMs,
  };
  const strapi = { config: { get: (name: string) => settings[name] }, log: { error: () => {} } };
  return bucketStorage(strapi as never, 'photos');
}

test('an upload is sent again when its connection is lost', async () => {
  let requests = 0;
  /** The client compares this checksum with that of what it sent. */
  const received = JSON.stringify({ crc32c: 'D38FEA==' });
  const storage = await openStorage((request, response) => {
    requests += 1;
    if (requests === 1) return request.socket.destroy();
    request.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end(received));
  }, 30_000);
  await storage.save(user, 'v1', Buffer.from('webp'));
  expect(requests).toBe(2);
});

test('a bucket that does not answer is given up', async () => {
  const storage = await openStorage(() => {}, 50);
  for (const call of [
    () => storage.read(user, 'v1'),
    () => storage.save(user, 'v1', Buffer.from('webp')),
    () => storage.deleteOlder(user, 'v1'),
    () => storage.deleteAll(user),
  ])
    await expect(call()).rejects.toMatchObject({ details: { code: 'retry-limit-exceeded' } });
});
