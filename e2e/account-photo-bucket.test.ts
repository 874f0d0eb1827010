import { identityProject, ports } from 'stack/config';
import { describe, expect, test } from 'vitest';
import { goodPassword, newEmail, newMember } from './http-client.ts';
import { definePhotoTests, openProfile } from './photo-journeys.ts';
import { newPhoto, uploadPhoto } from './photos.ts';
import { site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const bucket = `${identityProject}.appspot.com`;
const { up } = useStack({ settings: () => ({ STACK_PHOTO_BUCKET: bucket }) });
const objects = `http://127.0.0.1:${ports.storage}/storage/v1/b/${bucket}/o`;

/** The names of all stored photos, with a server's credentials. */
async function listPhotos(): Promise<string[]> {
  const response = await fetch(objects, { headers: { Authorization: 'Bearer owner' } });
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

describe('a photo in a bucket', () => {
  definePhotoTests();

  test('is stored once, cannot be read by strangers, and is deleted with its account', async () => {
    const before = await listPhotos();
    const member = await newMember(newEmail('bucket'));
    for (const seed of [1, 2]) expect((await uploadPhoto(member, await newPhoto(300, seed))).status).toBe(200);
    const own = async () => (await listPhotos()).filter((name) => !before.includes(name));
    await expect.poll(async () => (await own()).length).toBe(1);
    const [name = ''] = await own();
    expect(name).toMatch(/^accounts\/\w+\/[\da-f]{16}\.webp$/);
    const anonymous = `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
    expect((await fetch(anonymous)).status).toBe(403);
    await member.submit('/account/data', { currentPassword: goodPassword, sure: 'on' });
    expect(await own()).toEqual([]);
  });

  test('survives two uploads at once', async () => {
    const member = await newMember(newEmail('twice'));
    const photos = await Promise.all([1, 2].map((seed) => newPhoto(300, seed)));
    await Promise.all(photos.map((photo) => uploadPhoto(member, photo)));
    expect((await member.request('/account/photo')).status).toBe(200);
  });

  test('that cannot be reached: the page says so, and everything else works', async () => {
    const { page, member } = await openProfile('en');
    expect((await uploadPhoto(member, await newPhoto())).status).toBe(200);
    await stack('down', 'identity');
    try {
      await page.goto(`${site}/account`);
      await page.getByText('Your photo cannot be shown right now. It is not lost.').waitFor();
      expect(await page.locator('main b').first().innerText()).toBe('Test Person');
      await page.fill('[name=displayName]', 'Still Here');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      for (const path of ['/account/security', '/account/sessions', '/account/messages', '/account/data'])
        expect([path, (await member.requestOnce(path)).status]).toEqual([path, 200]);
      await page.setInputFiles('input[type=file]', await newPhoto());
      await page.getByText('No answer. Trying again…').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('You cancelled the upload.').waitFor();
    } finally {
      await up();
    }
  });
});
