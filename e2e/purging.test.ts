/** Publishing as editors do it, with two webs and two edges: what shows the change is new, and nothing else is made anew. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ports, secrets } from 'stack/config';
import { sitemapPaths } from './crawl.ts';
import { Editor } from './editor.ts';
import { cms, dataPath, get, legacyPaths, polish, productPaths, site, stack, web } from './site.ts';

const edges = [site, `http://127.0.0.1:${ports.edge + 1}`];
let editor: Editor;
let paths: string[];

beforeAll(async () => {
  await stack('up', '--web', '2', '--edge', '2');
  editor = await Editor.signIn(cms, secrets().cmsAdminPassword);
  const pages = await sitemapPaths();
  const documents = [
    ...new Set([...productPaths, ...legacyPaths].flatMap((path) => [path, polish(path)]).concat(pages)),
  ];
  const cards = pages.map((path) => `/og${path.startsWith('/pl') ? path : `/en${path === '/' ? '' : path}`}.png`);
  paths = [
    ...documents,
    ...documents.map(dataPath),
    ...cards,
    '/sitemap.xml',
    '/sitemaps/en-1.xml',
    '/sitemaps/pl-1.xml',
  ];
}, 300_000);

afterAll(() => stack('up'), 300_000);

type Answer = { status: number; body: string; cache: string | null };

async function answers(base: string): Promise<Map<string, Answer>> {
  const all = new Map<string, Answer>();
  const waiting = [...paths];
  const take = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' }, base);
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      // "Come again" says nothing of what the page is.
      if (response.status === 503) waiting.push(path);
      all.set(path, { status: response.status, body, cache: response.headers.get('X-Cache') });
    }
  };
  await Promise.all([take(), take(), take(), take()]);
  return all;
}

/** Warms both edges, makes the change, and holds what the edges then say against what the web itself says. */
async function effectOf(change: () => Promise<{ documentId: string; locale: string }>) {
  // What an earlier change still purges for the second time must not be counted here.
  await sleep(7_000);
  for (const edge of edges) await answers(edge);
  const before = await answers(edges[0]!);
  const { documentId, locale } = await change();
  await editor.untilLive(documentId, locale);
  const truth = await answers(web);
  const changed = paths.filter((path) => truth.get(path)!.body !== before.get(path)!.body);
  const others = paths.filter((path) => !changed.includes(path));
  const stale: string[] = [];
  let kept = 0;
  for (const edge of edges) {
    const after = await answers(edge);
    stale.push(...paths.filter((path) => after.get(path)!.body !== truth.get(path)!.body));
    // The one that was read back is new in the cache already.
    kept += others.filter((path) => after.get(path)!.cache === 'hit').length;
  }
  return { changed, stale, kept: kept / (others.length * edges.length) };
}

const marked = (text: unknown) => `${String(text).replace(/ \(\w+\)$/, '')} (${Date.now().toString(36)})`;

test('a page: itself, its data, its card and the sitemap', async () => {
  const { documentId, title } = await editor.find('page', 'status');
  const effect = await effectOf(async () => {
    await editor.publish('page', documentId, { title: marked(title) }, 'en');
    return { documentId, locale: 'en' };
  });
  expect(effect.stale).toEqual([]);
  expect(effect.changed).toEqual(['/status', '/status.data', '/og/en/status.png', '/sitemaps/en-1.xml']);
  expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  await editor.publish('page', documentId, { title }, 'en');
}, 120_000);

test('one language: the other one is not touched', async () => {
  const { documentId } = await editor.find('page', 'status');
  const { title } = await editor.read('page', documentId, 'pl');
  const effect = await effectOf(async () => {
    await editor.publish('page', documentId, { title: marked(title) }, 'pl');
    return { documentId, locale: 'pl' };
  });
  expect(effect.stale).toEqual([]);
  expect(effect.changed.length).toBeGreaterThanOrEqual(3);
  expect(effect.changed.filter((path) => !path.includes('pl'))).toEqual([]);
  expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  await editor.publish('page', documentId, { title }, 'pl');
}, 120_000);

test('the menu: every page of that language that has it', async () => {
  const { documentId, footerNote } = await editor.read('site', '', 'pl');
  const effect = await effectOf(async () => {
    await editor.publish('site', documentId, { footerNote: marked(footerNote) }, 'pl');
    return { documentId, locale: 'pl' };
  });
  expect(effect.stale).toEqual([]);
  expect(effect.changed.length).toBeGreaterThanOrEqual(20);
  expect(effect.changed.filter((path) => !path.startsWith('/pl'))).toEqual([]);
  expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  await editor.publish('site', documentId, { footerNote }, 'pl');
}, 120_000);

test('a plan: every page that shows it', async () => {
  const { documentId, name } = await editor.find('plan', '1', 'rank');
  const effect = await effectOf(async () => {
    await editor.publish('plan', documentId, { name: marked(name) }, 'en');
    return { documentId, locale: 'en' };
  });
  expect(effect.stale).toEqual([]);
  expect(effect.changed).toContain('/pricing');
  expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  await editor.publish('plan', documentId, { name }, 'en');
}, 120_000);

test('a picture: every page that shows it', async () => {
  const { id, documentId, alternativeText } = await editor.findFile('bridge');
  const effect = await effectOf(async () => {
    await editor.describeFile(id, { alternativeText: marked(alternativeText) });
    return { documentId, locale: 'en' };
  });
  expect(effect.stale).toEqual([]);
  expect(effect.changed.length).toBeGreaterThanOrEqual(2);
  expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  await editor.describeFile(id, { alternativeText });
}, 120_000);

test('an address: from 404 to a page, to another address, to gone, each at once on every edge', async () => {
  const at = async (path: string) => Promise.all(edges.map(async (edge) => (await get(path, {}, edge)).status));
  const [first, second] = [`ferry-${Date.now()}`, `tunnel-${Date.now()}`];
  expect(await at(`/${first}`)).toEqual([404, 404]);
  expect(await at(`/${second}`)).toEqual([404, 404]);
  const { document } = await editor.create('page', { title: 'Ferry', slug: first, access: 'public' });
  const { documentId } = document!;
  await editor.publish('page', documentId, { title: 'Ferry', slug: first, access: 'public' }, 'en');
  await editor.untilLive(documentId, 'en');
  expect(await at(`/${first}`)).toEqual([200, 200]);
  paths.push(`/${first}`, `/${second}`);

  const renamed = await effectOf(async () => {
    await editor.publish('page', documentId, { slug: second }, 'en');
    return { documentId, locale: 'en' };
  });
  expect(renamed.stale).toEqual([]);
  expect(renamed.kept).toBeGreaterThanOrEqual(0.95);
  expect([await at(`/${first}`), await at(`/${second}`)]).toEqual([
    [404, 404],
    [200, 200],
  ]);

  await editor.unpublish('page', documentId, 'en');
  await editor.untilLive(documentId, 'en');
  expect(await at(`/${second}`)).toEqual([404, 404]);

  await editor.publish('page', documentId, { title: 'Ferry' }, 'en');
  await editor.untilLive(documentId, 'en');
  expect(await at(`/${second}`)).toEqual([200, 200]);
  const removed = await effectOf(async () => {
    await editor.remove('page', documentId);
    return { documentId, locale: 'en' };
  });
  expect(removed.stale).toEqual([]);
  expect(removed.kept).toBeGreaterThanOrEqual(0.95);
  expect(await at(`/${second}`)).toEqual([404, 404]);
}, 180_000);

test('a replaced picture is the new one at the same address', async () => {
  const pixel = (bytes: number) => new File([Buffer.alloc(bytes, 'a')], 'note.txt', { type: 'text/plain' });
  const form = new FormData();
  form.set('files', pixel(10));
  const file = await editor.upload(form);
  const path = new URL(file.url, site).pathname;
  const lengths = () => Promise.all(edges.map(async (edge) => (await (await get(path, {}, edge)).text()).length));
  expect(await lengths()).toEqual([10, 10]);
  const replacement = new FormData();
  replacement.set('files', pixel(20));
  await editor.replaceFile(file.id, replacement);
  await editor.untilLive(file.documentId, 'en');
  expect(await lengths()).toEqual([20, 20]);
  await editor.removeFile(file.id);
  await editor.untilLive(file.documentId, 'en');
  await expect.poll(async () => (await get(path)).status).not.toBe(200);
});

test('a purge that did not come from the CMS is refused', async () => {
  const purge = (base: string, headers: Record<string, string>) => fetch(base, { method: 'PURGE', headers });
  const tags = { 'X-Purge-Tags': 'all' };
  expect((await purge(site, { ...tags, 'X-Purge-Secret': secrets().edgePurgeSecret })).status).toBe(405);
  expect((await purge(`http://127.0.0.1:${ports.purge}`, tags)).status).toBe(403);
});
