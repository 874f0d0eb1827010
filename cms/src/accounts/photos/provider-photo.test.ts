import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { maxPhotoBytes } from './image';
import { downloadPhoto } from './provider-photo';

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function download(url: string, hosts: string[]): Promise<unknown> {
  const strapi = { config: { get: () => hosts } };
  return downloadPhoto(strapi as never, url).then(
    (bytes) => bytes.toString(),
    (error: { details?: { code: string } }) => error.details?.code,
  );
}

test('downloads a photo from an allowed host', async () => {
  const host = await startServer((_, response) => void response.end('a photo'));
  expect(await download(`${host}/me.jpg`, [host])).toBe('a photo');
});

test.each(['', 'me.jpg', 'file:///etc/passwd', 'http://169.254.169.254/latest', 'http://127.0.0.1:5432/'])(
  'does not request %s',
  async (url) => {
    expect(await download(url, ['https://photos.example'])).toBe('not-an-image');
  },
);

test('does not request a host that only starts like an allowed one', async () => {
  let requests = 0;
  const host = await startServer((_, response) => {
    requests += 1;
    response.end();
  });
  expect(await download(`${host}/me.jpg`, [host.slice(0, -1)])).toBe('not-an-image');
  expect(await download(host.replace('http://', 'http://photos.example@'), ['http://photos.example'])).toBe(
    'not-an-image',
  );
  expect(requests).toBe(0);
});

test('does not follow a redirect', async () => {
  const host = await startServer((_, response) => void response.writeHead(302, { Location: '/other' }).end());
  expect(await download(`${host}/me.jpg`, [host])).toBe('object-not-found');
});

test('stops a download that is too large', async () => {
  const host = await startServer((_, response) => void response.end(Buffer.alloc(maxPhotoBytes + 1)));
  expect(await download(`${host}/me.jpg`, [host])).toBe('too-large');
});
