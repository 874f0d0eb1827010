/** The journeys around the profile photo. They are the same wherever it is stored. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { openPageAs } from './browser.ts';
import { HttpClient, newEmail, newMember, sessionCookie } from './http-client.ts';
import { disguised, hostileFiles, newPhoto, uploadPhoto, type Upload } from './photos.ts';
import { site } from './site.ts';

const texts = {
  en: {
    prefix: '',
    saved: 'Your photo is in place.',
    removed: 'The photo is deleted.',
    tooLarge: 'This file is larger than 5 MB.',
    noImage: 'This is not a picture we can read.',
    cancel: 'Cancel',
    canceled: 'You cancelled the upload.',
    retrying: 'No answer. Trying again…',
    noAnswer: 'The photo storage does not answer.',
    again: 'Try again',
    remove: 'Remove the photo',
    upload: 'Upload',
  },
  pl: {
    prefix: '/pl',
    saved: 'Zdjęcie jest na miejscu.',
    removed: 'Zdjęcie usunięte.',
    tooLarge: 'Ten plik ma więcej niż 5 MB.',
    noImage: 'To nie jest zdjęcie, które umiemy odczytać.',
    cancel: 'Anuluj',
    canceled: 'Przesyłanie anulowano.',
    retrying: 'Brak odpowiedzi. Próbujemy ponownie…',
    noAnswer: 'Serwer ze zdjęciami nie odpowiada.',
    again: 'Spróbuj ponownie',
    remove: 'Usuń zdjęcie',
    upload: 'Prześlij',
  },
};

const status = '#photo-status';
const photo = 'main img[src*="/account/photo"]';

export async function openProfile(
  language: 'en' | 'pl',
  options: { javaScriptEnabled?: boolean } = {},
): Promise<{ page: Page; member: HttpClient }> {
  const member = await newMember(newEmail('photo'));
  const { page } = await openPageAs(member, options);
  await page.goto(`${site}${texts[language].prefix}/account`, { waitUntil: 'networkidle' });
  return { page, member };
}

async function choose(page: Page, file: Upload): Promise<void> {
  await page.setInputFiles('input[type=file]', file);
}

async function waitForStatus(page: Page, text: string): Promise<void> {
  await page.locator(status, { hasText: text }).waitFor();
}

/** The size of each shown photo: on the page and in the side bar. */
function shownSizes(page: Page): Promise<number[]> {
  return page.$$eval(photo, (images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
}

export function definePhotoTests(): void {
  test.each(['en', 'pl'] as const)('uploads, replaces and removes a photo (%s)', async (language) => {
    const { saved, removed, remove } = texts[language];
    const { page, member } = await openProfile(language);
    expect(await page.locator(photo).count()).toBe(0);
    await choose(page, await newPhoto());
    await waitForStatus(page, saved);
    await expect.poll(() => shownSizes(page)).toEqual([512, 512]);
    expect(await findViolations(page)).toEqual([]);
    const first = await member.request('/account/photo');
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toMatch(/no-store|private/);
    expect(first.bytes.subarray(8, 12).toString()).toBe('WEBP');

    await choose(page, await newPhoto(300, 2));
    await expect
      .poll(async () => {
        const { status: code, bytes } = await member.request('/account/photo');
        return code === 200 && !bytes.equals(first.bytes);
      })
      .toBe(true);
    await page.getByRole('button', { name: remove }).click();
    await waitForStatus(page, removed);
    expect(await page.locator(photo).count()).toBe(0);
    expect((await member.request('/account/photo')).status).toBe(404);
  });

  test('shows a photo to its owner only', async () => {
    const owner = await newMember(newEmail('owner'));
    expect((await uploadPhoto(owner, await newPhoto())).status).toBe(200);
    expect((await owner.request('/account/photo')).status).toBe(200);
    const stranger = await newMember(newEmail('stranger'));
    expect((await stranger.request('/account/photo')).status).toBe(404);
    expect((await new HttpClient().request('/account/photo')).headers.location).toContain('/auth/login');
    expect((await uploadPhoto(new HttpClient(), await newPhoto(32))).status).toBe(302);
    // The body is read to its end although nobody wants it, so that the connection can be used again.
    const forged = new HttpClient();
    forged.jar.set(sessionCookie, 'forged');
    expect((await uploadPhoto(forged, await newPhoto(1_200))).status).toBe(302);
    // A large body is accepted only with a session cookie.
    expect((await uploadPhoto(new HttpClient(), await newPhoto(600))).status).toBe(413);
  });

  test.each(['en', 'pl'] as const)('without JavaScript (%s)', async (language) => {
    const { saved, noImage, tooLarge, upload } = texts[language];
    const { page } = await openProfile(language, { javaScriptEnabled: false });
    for (const [file, text] of [
      [disguised('<script>alert(1)</script>'), noImage],
      [disguised(Buffer.alloc(5_500_000)), tooLarge],
      [await newPhoto(), saved],
    ] as const) {
      await choose(page, file);
      await page.getByRole('button', { name: upload, exact: true }).click();
      await waitForStatus(page, text);
    }
    await expect.poll(() => shownSizes(page)).toEqual([512, 512]);
  });

  test.each(['en', 'pl'] as const)('says why a file is refused (%s)', async (language) => {
    const { tooLarge, noImage } = texts[language];
    const { page } = await openProfile(language);
    await choose(page, disguised(Buffer.alloc(6_000_000)));
    await waitForStatus(page, tooLarge);
    await choose(page, disguised('<!doctype html><script>alert(1)</script>'));
    await waitForStatus(page, noImage);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.locator(photo).count()).toBe(0);
  });

  test.each(['en', 'pl'] as const)('cancels an upload (%s)', async (language) => {
    const { cancel, canceled } = texts[language];
    const { page, member } = await openProfile(language);
    // The upload never ends, so the test does not depend on its speed.
    await page.route('**/account/photo', () => {});
    await choose(page, await newPhoto());
    await page.getByRole('button', { name: cancel }).click();
    await waitForStatus(page, canceled);
    expect((await member.request('/account/photo')).status).toBe(404);
  });

  test('tries again after a lost connection', async () => {
    const { retrying, saved } = texts.en;
    const { page } = await openProfile('en');
    let attempts = 0;
    await page.route('**/account/photo', (route) => {
      attempts += 1;
      return attempts <= 2 ? route.abort() : route.fallback();
    });
    await choose(page, await newPhoto());
    await waitForStatus(page, retrying);
    await waitForStatus(page, saved);
    expect(attempts).toBeGreaterThan(2);
  });

  test('gives up after ten minutes, and offers to try again', async () => {
    const { noAnswer, again, saved } = texts.en;
    const { page } = await openProfile('en');
    await page.clock.install();
    await page.route('**/account/photo', (route) => route.fulfill({ status: 503 }));
    await choose(page, await newPhoto());
    await expect
      .poll(async () => {
        await page.clock.fastForward(31_000);
        return page.innerText(status);
      })
      .toContain(noAnswer);
    await page.unroute('**/account/photo');
    await page.getByRole('button', { name: again }).click();
    await waitForStatus(page, saved);
  });

  test('serves none of 20 hostile files as it was sent', async () => {
    const files = await hostileFiles();
    expect(files.length).toBe(20);
    const member = await newMember(newEmail('hostile'));
    for (const { title, file, isPicture } of files) {
      const { status: code } = await uploadPhoto(member, file);
      expect([title, code]).toEqual([title, isPicture ? 200 : 400]);
      if (!isPicture) continue;
      const served = await member.request('/account/photo');
      expect([title, served.headers['content-type']]).toEqual([title, 'image/webp']);
      expect(served.headers['x-content-type-options']).toBe('nosniff');
      expect(served.bytes.equals(file.buffer)).toBe(false);
      expect(served.bytes.toString('latin1')).not.toMatch(/script|Exif|GPS/);
    }
  });
}
