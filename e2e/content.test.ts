import { randomUUID } from 'node:crypto';
import { secrets } from 'stack/config';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Editor } from './editor.ts';
import { signInEditor } from './publishing.ts';
import { cms, get } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

let editor: Editor;

beforeAll(async () => {
  editor = await signInEditor();
});

/** Saves a new draft and deletes it again if the CMS accepted it. */
async function save(type: string, data: Record<string, unknown>, locale = 'en') {
  const { status, message, document } = await editor.create(type, data, locale);
  if (document) await editor.remove(type, document.documentId);
  return { status, message };
}

describe('an editor', () => {
  const office = { name: 'Test', street: 'a', postalCode: 'b', city: 'c', country: 'd' };

  test.each([
    [90.1, 0, 'Latitude must be a number between -90 and 90, but was: 90.1'],
    [-91, 0, 'Latitude must be a number between -90 and 90, but was: -91'],
    ['north', 0, 'Latitude must be a number between -90 and 90, but was: north'],
    [null, 0, 'Latitude must be a number between -90 and 90, but was: null'],
    [0, 180.5, 'Longitude must be a number between -180 and 180, but was: 180.5'],
    [0, -181, 'Longitude must be a number between -180 and 180, but was: -181'],
    [0, '12', 'Longitude must be a number between -180 and 180, but was: 12'],
  ])('cannot place an office at %j, %j', async (latitude, longitude, message) => {
    expect(await save('office', { ...office, point: { latitude, longitude } })).toEqual({ status: 400, message });
  });

  test.each([
    [-90, 180],
    [52.2297, 21.0122],
  ])('can place an office at %d, %d', async (latitude, longitude) => {
    expect((await save('office', { ...office, point: { latitude, longitude } })).status).toBe(201);
  });

  test.each(['with space', 'under_score', 'ukośnik/', 'łódź', 'a.b', ''])('cannot use the slug %j', async (slug) => {
    expect((await save('page', { title: 'Test', slug })).status).toBe(400);
  });

  test.each(['pricing', 'auth', 'old', 'pl', 'en', 'Contact'])('cannot use the reserved path /%s', async (slug) => {
    const { status, message } = await save('page', { title: 'Test', slug });
    expect([status, message]).toEqual([400, expect.stringContaining('is an address of the site itself')]);
  });

  test('cannot use a picture without alternative text', async () => {
    const form = new FormData();
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    form.append('files', new Blob([pixel], { type: 'image/png' }), 'silent.png');
    const picture = await editor.upload(form);
    const section = { __component: 'sections.image-text', body: [], image: { id: picture.id } };
    const { status, message } = await save('page', { title: 'Test', slug: 'silent', sections: [section] });
    expect([status, message]).toEqual([400, expect.stringContaining('"silent.png" has no alternative text')]);
    await editor.removeFile(picture.id);
  });

  test('cannot use a slug twice in one language, but can in two languages', async () => {
    expect((await save('page', { title: 'Test', slug: 'product' })).message).toContain('already has the address');
    expect((await save('page', { title: 'Test', slug: 'product' }, 'pl')).status).toBe(201);
  });

  test('cannot use a slug twice with concurrent saves', async () => {
    const slug = `race-${randomUUID().slice(0, 8)}`;
    const results = await Promise.all(Array.from({ length: 6 }, () => editor.create('page', { title: 'Race', slug })));
    for (const { document } of results) if (document) await editor.remove('page', document.documentId);
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('the Content API', () => {
  const paths = ['site', 'home', 'pricing', 'contact', 'pages', 'plans', 'offices', 'legacy-pages'];

  test.each([...paths, 'users', 'users/me', 'upload/files', 'i18n/locales', 'users-permissions/roles'])(
    'refuses /api/%s without a token',
    async (path) => {
      expect([401, 403, 404]).toContain((await fetch(`${cms}/api/${path}`)).status);
      expect([401, 403, 404]).toContain((await fetch(`${cms}/api/${path}?status=draft`)).status);
    },
  );

  test('refuses sign-up and sign-in without the web token, because the web enforces the rate limits', async () => {
    for (const path of [
      'auth/local',
      'auth/local/register',
      'auth/forgot-password',
      'auth/refresh',
      'users/me',
      'account',
    ]) {
      for (const headers of [{}, { 'X-Web-Token': 'guessed' }, { Authorization: 'Bearer x' }]) {
        const response = await fetch(`${cms}/api/${path}`, { method: 'POST', headers });
        expect([path, response.status]).toEqual([path, 404]);
      }
    }
  });

  const headers = () => ({ Authorization: `Bearer ${secrets().webApiToken}`, 'Content-Type': 'application/json' });

  test.each(paths)('lets the web read /api/%s', async (path) => {
    expect((await fetch(`${cms}/api/${path}`, { headers: headers() })).status).toBe(200);
  });

  test('does not let the web write content or read users', async () => {
    const body = JSON.stringify({ data: { title: 'Hacked' } });
    for (const [method, path] of [
      ['POST', 'pages'],
      ['PUT', 'home'],
      ['DELETE', 'home'],
      ['GET', 'users'],
      ['GET', 'upload/files'],
    ] as const) {
      const options = { method, headers: headers(), ...(method === 'GET' ? {} : { body }) };
      expect([401, 403, 404, 405]).toContain((await fetch(`${cms}/api/${path}`, options)).status);
    }
  });

  test('is not reachable through the edge', async () => {
    for (const path of ['/api/pages', '/admin', '/content-manager/x', '/upload']) {
      expect((await get(path, headers())).status).toBe(404);
    }
  });
});
