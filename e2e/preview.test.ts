/** Previews show drafts to the editor who asked for them, and to nobody else. */
import { secrets } from 'stack/config';
import { beforeAll, expect, test } from 'vitest';
import type { Editor } from './editor.ts';
import { newPage } from './new-page.ts';
import { edges, signInEditor } from './publishing.ts';
import { cms, dataPath, getOnce, site, web } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

let editor: Editor;
beforeAll(async () => {
  editor = await signInEditor();
});

/** A published page whose draft has another title. */
async function pageWithDraft() {
  const page = await newPage(editor);
  const secret = `Secret ${page.slug.en}`;
  await editor.save('page', page.documentId, { title: secret }, 'en');
  return { ...page, secret };
}

test('shows the draft once, to the editor, and is not stored anywhere', async () => {
  const { documentId, secret } = await pageWithDraft();
  const link = (await editor.previewLink('page', documentId, 'en'))!;
  expect(link.startsWith(`${site}/preview?link=`)).toBe(true);
  const response = await fetch(link);
  expect(await response.text()).toContain(secret);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${cms}`);
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
  const again = await fetch(link);
  expect(again.status).toBe(404);
  expect(await again.text()).not.toContain(secret);
});

test('shows the published version beside it, and each language on its own', async () => {
  const { documentId, secret } = await pageWithDraft();
  const read = async (locale: string, status: string) =>
    (await fetch((await editor.previewLink('page', documentId, locale, status))!)).text();
  expect(await read('en', 'draft')).toContain(secret);
  expect(await read('en', 'published')).not.toContain(secret);
  expect(await read('pl', 'draft')).toContain('Próba');
});

test('shows drafts of single pages, and of parts of pages', async () => {
  const home = await editor.previewLink('home', '', 'en');
  expect((await fetch(home!)).status).toBe(200);
  const { documentId } = await editor.find('plan', '1', 'rank');
  expect((await fetch((await editor.previewLink('plan', documentId, 'en'))!)).status).toBe(200);
});

test('nobody sees a draft in another way', async () => {
  const { documentId, slug, path, secret } = await pageWithDraft();
  const link = new URL((await editor.previewLink('page', documentId, 'en'))!);
  const text = link.searchParams.get('link')!;
  const bearer = { Authorization: `Bearer ${secrets().webApiToken}` };
  const wrongLinks = [
    '',
    'a',
    text.slice(1),
    text.slice(0, -2),
    `${text}A`,
    text.toUpperCase(),
    [...text].toReversed().join(''),
    'A'.repeat(text.length),
    documentId,
    '../'.repeat(40),
    'null',
  ];
  const drafts = [
    'status=draft',
    'status[]=draft',
    'status=DRAFT',
    'status=',
    'status[$eq]=draft',
    'status=draft&status=draft',
  ];
  const sitePaths = [
    ...drafts.map((query) => `${path.en}?${query}`),
    ...drafts.map((query) => `${dataPath(path.en)}?${query}`),
    `${path.en}?preview=1`,
    `${path.en}?link=${text}`,
    `/preview${path.en}`,
    `/preview/${documentId}`,
    `/pl/preview?link=${text}`,
    `/Preview?link=${text}`,
    `/preview.data?link=${text}`,
    `/preview/?link=${text}`,
    `//preview?link=${text}`,
    ...wrongLinks.map((wrong) => `/preview?link=${encodeURIComponent(wrong)}`),
  ];
  const attempts: [string, Record<string, string>][] = [
    ...[...edges, web].flatMap((base) => sitePaths.map((one): [string, Record<string, string>] => [base + one, {}])),
    ...drafts.map((query): [string, Record<string, string>] => [`${cms}/api/pages?${query}&locale=en`, bearer]),
    ...drafts.map((query): [string, Record<string, string>] => [`${cms}/api/pages/${documentId}?${query}`, bearer]),
    ...drafts.map((query): [string, Record<string, string>] => [`${cms}/api/pages?${query}`, {}]),
    [`${cms}/api/pages?status=draft`, { ...bearer, 'X-Draft-Reader': text }],
    [`${cms}/api/pages?filters[title][$eq]=${secret}`, bearer],
    [`${cms}/api/pages?filters[publishedAt][$null]=true`, bearer],
    [`${cms}/api/pages?publicationState=preview`, bearer],
    [`${cms}/api/previews`, {}],
    [`${cms}/content-manager/collection-types/api::page.page/${documentId}?locale=en`, {}],
    [`${cms}/content-manager/collection-types/api::page.page/${documentId}?locale=en`, bearer],
    [`${cms}/content-manager/preview/url/api::page.page?documentId=${documentId}&locale=en&status=draft`, {}],
    [`${cms}/admin/site/versions/api::page.page/${documentId}?locale=en`, {}],
    [`${cms}/admin/site/preflight/api::page.page/${documentId}?locale=en`, bearer],
  ];
  expect(attempts.length).toBeGreaterThan(60);
  const leaks: string[] = [];
  for (const [url, headers] of attempts) {
    const response = await fetch(url, { headers, redirect: 'manual' });
    if ((await response.text()).includes(secret)) leaks.push(url);
  }
  expect(leaks).toEqual([]);
  // The link itself was not used up by all this, and the public page is as it was.
  expect(await (await fetch(link)).text()).toContain(secret);
  expect(await (await getOnce(`/${slug.en}`)).text()).not.toContain(secret);
});
