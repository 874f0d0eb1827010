import { createServer, type Server } from 'node:https';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serverFile } from 'stack/certificates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageAs } from './browser.ts';
import { goodPassword, newEmail, newMember } from './http-client.ts';
import { signInWithGoogle } from './identity-provider.ts';
import { signInWithToken } from './identity-sign-in.ts';
import { definePhotoTests } from './photo-journeys.ts';
import { newPhoto, uploadPhoto } from './photos.ts';
import { cmsSql } from './running-stack.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

/** Stands for the host where the identity provider keeps photos. */
let photoServer: Server;
const photoOrigin = () => `https://localhost:${(photoServer.address() as AddressInfo).port}`;

beforeAll(async () => {
  const { buffer } = await newPhoto();
  const keys = { cert: readFileSync(serverFile), key: readFileSync(serverFile.replace(/\.crt$/, '.key')) };
  photoServer = createServer(keys, (request, response) => {
    if (request.url === '/me.jpg') response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(buffer);
    else response.writeHead(302, { Location: '/me.jpg' }).end();
  });
  await new Promise<void>((done) => photoServer.listen(0, '127.0.0.1', done));
});
afterAll(() => void photoServer.close());

useStack({ settings: () => ({ STACK_PHOTO_ORIGINS: photoOrigin() }) });

describe('a photo in the database', () => {
  definePhotoTests();

  test('is deleted with its account', async () => {
    const email = newEmail('leaves');
    const member = await newMember(email);
    await uploadPhoto(member, await newPhoto());
    const id = (await cmsSql(`select id from up_users where email = '${email}'`)).trim();
    const count = () => cmsSql(`select count(*) from account_photos where account = ${id}`);
    expect((await count()).trim()).toBe('1');
    await member.submit('/account/data', { currentPassword: goodPassword, sure: 'on' });
    expect((await count()).trim()).toBe('0');
  });

  test('can be changed twenty times in an hour', async () => {
    const member = await newMember(newEmail('often'));
    const file = await newPhoto(32);
    for (let count = 0; count < 20; count += 1) expect((await uploadPhoto(member, file)).status).toBe(200);
    const refused = await uploadPhoto(member, file);
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'too-many-changes' });
  });
});

describe('the photo of the sign-in account', () => {
  test('is taken over on request, through our server', async () => {
    const { client } = await signInWithToken(
      (await signInWithGoogle(newEmail('face'), undefined, `${photoOrigin()}/me.jpg`)).idToken,
    );
    const { page } = await openPageAs(client);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${site}/account`);
    await page.getByRole('button', { name: 'Use the photo of your sign-in account' }).click();
    await page.getByText('Your photo is in place.').waitFor();
    expect((await client.request('/account/photo')).headers['content-type']).toBe('image/webp');
    expect(requested.filter((url) => url.startsWith(photoOrigin()))).toEqual([]);
  });

  test.each([
    ['another host', () => photoOrigin().replace('localhost', '127.0.0.1') + '/me.jpg'],
    ['a redirect', () => `${photoOrigin()}/elsewhere`],
  ])('is not taken from %s', async (_, url) => {
    const { client } = await signInWithToken((await signInWithGoogle(newEmail('bad'), undefined, url())).idToken);
    const { headers } = await client.submit('/account/photo', { intent: 'from-provider' });
    expect(headers.location).toMatch(/\/account\?photo=(not-an-image|object-not-found)/);
    expect((await client.request('/account/photo')).status).toBe(404);
  });
});
