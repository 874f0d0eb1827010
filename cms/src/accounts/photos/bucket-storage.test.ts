import { createServer } from 'node:http';
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

test('a bucket that does not answer is given up', async () => {
  const server = createServer(() => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
  const settings: Record<string, unknown> = { 'identity.projectId': 'demo-duet', 'identity.bucketTimeoutMs': 50 };
  const strapi = { config: { get: (name: string) => settings[name] }, log: { error: () => {} } };
  const storage = bucketStorage(strapi as never, 'photos');
  const user = { documentId: 'abc' } as User;
  for (const call of [
    () => storage.read(user, 'v1'),
    () => storage.save(user, 'v1', Buffer.from('webp')),
    () => storage.deleteOlder(user, 'v1'),
    () => storage.deleteAll(user),
  ])
    await expect(call()).rejects.toMatchObject({ details: { code: 'retry-limit-exceeded' } });
});
