/** Takes a picture of each section from the sample site, for the admin (cms/src/section-pictures.ts). */
import { readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { root, secrets } from 'stack/config';
import { chromiumFlags } from './chromium-flags.ts';
import { cms, site } from './site.ts';
import { trustFlag } from './tls.ts';

type Content = { slug?: string; access?: string; sections: { __component: string }[] };

const folder = resolve(root, 'cms/section-pictures');
const size = { width: 640, height: 400 };
const paper = '#f5eddc';

async function read<T>(path: string): Promise<T> {
  const headers = { Authorization: `Bearer ${secrets().webApiToken}` };
  const response = await fetch(`${cms}/api/${path}locale=en&populate[sections]=true`, { headers });
  return ((await response.json()) as { data: T }).data;
}

const pages = await read<Content[]>('pages?pagination[pageSize]=100&');
const home = await read<Content>('home?');
const content = [
  { name: '', ...home },
  ...pages.filter(({ access }) => access === 'public').map((page) => ({ name: page.slug!, ...page })),
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...chromiumFlags, trustFlag()] });
const view = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en',
  bypassCSP: true,
} as const;
const page = await browser.newPage(view);
const sections = readdirSync(resolve(root, 'cms/src/components/sections')).map((file) => file.replace('.json', ''));
for (const section of sections) {
  const owner = content.find((one) => one.sections.some(({ __component: name }) => name === `sections.${section}`));
  if (!owner) {
    console.log(`${section}: not on the sample site`);
    continue;
  }
  const index = owner.sections.findIndex(({ __component: name }) => name === `sections.${section}`);
  await page.goto(`${site}/${owner.name}`, { waitUntil: 'networkidle' });
  // Sections below the screen have no height until they are near it.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const element = page.locator('main section:not(section section)').nth(index);
  await element.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // In the full width of the page, with the margins of the section.
  const box = (await element.boundingBox())!;
  const top = await page.evaluate(() => scrollY);
  const clip = { x: 0, y: box.y + top, width: view.viewport.width, height: box.height };
  const image = await page.screenshot({ clip, fullPage: true });
  const { width, height } = await sharp(image).metadata();
  const isLow = width / height > size.width / size.height;
  const picture = sharp(image)
    .resize({ ...size, fit: isLow ? 'contain' : 'cover', position: isLow ? 'centre' : 'top', background: paper })
    .webp({ quality: 80 });
  writeFileSync(resolve(folder, `${section}.webp`), await picture.toBuffer());
  console.log(`${section}: /${owner.name}`);
}
await browser.close();
