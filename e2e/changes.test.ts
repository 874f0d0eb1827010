import { expect, onTestFinished, test } from 'vitest';
import { signInEditor } from './publishing.ts';
import { get, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const feeds = [
  { path: '/changes.xml', list: '/whats-new', language: 'en', entry: '/changes/replay' },
  { path: '/pl/changes.xml', list: '/pl/co-nowego', language: 'pl', entry: '/pl/changes/odtwarzanie' },
];

test.each(feeds)('$path lists every change, the newest first, with links to their pages', async (feed) => {
  const response = await get(feed.path);
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  expect(xml).toContain(`<language>${feed.language}</language>`);
  const links = [...xml.matchAll(/<item><title>[^<]+<\/title><link>([^<]+)<\/link>/g)].map((match) => match[1]!);
  expect(links).toHaveLength(10);
  expect(links).toContain(site + feed.entry);
  const dates = [...xml.matchAll(/<pubDate>([^<]+)</g)].map((match) => Date.parse(match[1]!));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const link of links) expect((await get(new URL(link).pathname)).status).toBe(200);
});

test.each(feeds)('$list and the pages of changes point to their feed', async ({ path, list, entry }) => {
  for (const page of [list, entry]) {
    const html = await (await get(page)).text();
    expect(html).toContain(`<link rel="alternate" type="application/rss+xml" href="${site}${path}"/>`);
  }
});

test('a published change appears in the list, in the feed and on its own page', async () => {
  const editor = await signInEditor();
  const slug = `ferry-${Date.now()}`;
  const body = [
    {
      type: 'paragraph',
      children: [{ type: 'text', text: 'A ferry runs on Sundays, at no charge, in both directions.' }],
    },
  ];
  const data = { title: 'A ferry on Sundays', slug, date: '2026-11-16', body, print: 'queue' };
  const { document } = await editor.create('changelog-entry', data);
  const { documentId } = document!;
  onTestFinished(async () => void (await editor.remove('changelog-entry', documentId)));
  expect((await get(`/changes/${slug}`)).status).toBe(404);
  await editor.publish('changelog-entry', documentId, data, 'en');
  await editor.waitUntilLive(documentId, 'en');
  expect((await get(`/changes/${slug}`)).status).toBe(200);
  for (const path of ['/whats-new', '/changes.xml'])
    await expect.poll(async () => (await (await get(path)).text()).includes(slug), { message: path }).toBe(true);
  await editor.remove('changelog-entry', documentId);
  await expect.poll(async () => (await (await get('/changes.xml')).text()).includes(slug)).toBe(false);
});
