/** Publishes on a stack with two edges and checks that exactly the pages that show the change are rendered again. */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Editor } from './editor.ts';
import { newPage, removeRedirects } from './new-page.ts';
import { edges, signInEditor } from './publishing.ts';
import { countPendingPurges } from './running-stack.ts';
import { dataPath, get, web } from './site.ts';

type EdgeResponse = { status: number; body: string; cache: string | null };

/** Reads each path from an edge or from the web itself. */
async function readAll(paths: string[], base: string): Promise<Map<string, EdgeResponse>> {
  const all = new Map<string, EdgeResponse>();
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' }, base);
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      all.set(path, { status: response.status, body, cache: response.headers.get('X-Cache') });
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return all;
}

const appendMarker = (text: unknown) => `${String(text).replace(/ \(\w+\)$/, '')} (${Date.now().toString(36)})`;

/** Whether the edge rendered an unchanged page again. Not counted: 404 pages, which are cached for a minute only. */
function isPurged({ status, cache }: EdgeResponse): boolean {
  return cache !== 'hit' && status !== 404;
}

/** Defines the tests for the given paths: the gate uses some of each kind, the endurance suite uses all. */
export function definePurgeTests(choosePaths: () => Promise<string[]>): void {
  let editor: Editor;
  let paths: string[];

  beforeAll(async () => {
    editor = await signInEditor();
    paths = await choosePaths();
  });

  /** Fills both caches, makes the change, and compares the edges' responses with those of the web itself. */
  async function measureEffect(change: () => Promise<{ documentId: string; locale: string }>) {
    // Pending purges of earlier changes would count as purges of this one.
    await expect.poll(countPendingPurges).toBe(0);
    for (const edge of edges) await readAll(paths, edge);
    const before = await readAll(paths, edges[0]!);
    const { documentId, locale } = await change();
    await editor.waitUntilLive(documentId, locale);
    const truth = await readAll(paths, web);
    const changed = paths.filter((path) => truth.get(path)!.body !== before.get(path)!.body);
    const others = paths.filter((path) => !changed.includes(path));
    const stale: string[] = [];
    const needless: string[] = [];
    for (const edge of edges) {
      const after = await readAll(paths, edge);
      stale.push(...paths.filter((path) => after.get(path)!.body !== truth.get(path)!.body));
      needless.push(...others.filter((path) => isPurged(after.get(path)!)));
    }
    return { changed, stale, needless: [...new Set(needless)] };
  }

  test('purges a published page, its data, its sharing image and the sitemap', async () => {
    const { documentId, title } = await editor.find('page', 'status');
    onTestFinished(async () => void (await editor.publish('page', documentId, { title }, 'en')));
    const effect = await measureEffect(async () => {
      await editor.publish('page', documentId, { title: appendMarker(title) }, 'en');
      return { documentId, locale: 'en' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed).toEqual(['/status', '/status.data', '/og/en/status.png', '/sitemaps/en-2.xml']);
    // The index depends on the number of pages in every language.
    expect(effect.needless).toEqual(['/sitemap.xml']);
  });

  test('purges only the published language', async () => {
    const { documentId } = await editor.find('page', 'status');
    const { title } = await editor.read('page', documentId, 'pl');
    onTestFinished(async () => void (await editor.publish('page', documentId, { title }, 'pl')));
    const effect = await measureEffect(async () => {
      await editor.publish('page', documentId, { title: appendMarker(title) }, 'pl');
      return { documentId, locale: 'pl' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed.length).toBeGreaterThanOrEqual(3);
    expect(effect.changed.filter((path) => !path.includes('pl'))).toEqual([]);
    expect(effect.needless).toEqual(['/sitemap.xml']);
  });

  test('purges every page of a language when the footer of the site changes', async () => {
    const { documentId, footerNote } = await editor.read('site', '', 'pl');
    onTestFinished(async () => void (await editor.publish('site', documentId, { footerNote }, 'pl')));
    const effect = await measureEffect(async () => {
      await editor.publish('site', documentId, { footerNote: appendMarker(footerNote) }, 'pl');
      return { documentId, locale: 'pl' };
    });
    expect(effect.stale).toEqual([]);
    const shown = ['/pl', '/pl/pricing', '/pl/contact', '/pl/produkt'];
    expect(effect.changed).toEqual(expect.arrayContaining([...shown, ...shown.map(dataPath)]));
    expect(effect.changed.filter((path) => !path.startsWith('/pl'))).toEqual([]);
    expect(effect.needless).toEqual([]);
  });

  test('purges every page that shows a changed plan', async () => {
    const { documentId, name } = await editor.find('plan', '1', 'rank');
    onTestFinished(async () => void (await editor.publish('plan', documentId, { name }, 'en')));
    const effect = await measureEffect(async () => {
      await editor.publish('plan', documentId, { name: appendMarker(name) }, 'en');
      return { documentId, locale: 'en' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed).toContain('/pricing');
    expect(effect.needless).toEqual([]);
  });

  test('purges every page that shows a changed picture', async () => {
    const { id, documentId, alternativeText } = await editor.findFile('bridge');
    onTestFinished(() => editor.describeFile(id, { alternativeText }));
    const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Beside it' }] };
    const section = { __component: 'sections.image-text', title: 'A picture', body: [paragraph], image: id };
    const { path } = await newPage(editor, { sections: [section] });
    paths.push(path.en, path.pl);
    const effect = await measureEffect(async () => {
      await editor.describeFile(id, { alternativeText: appendMarker(alternativeText) });
      return { documentId, locale: 'en' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed).toEqual(expect.arrayContaining([path.en, path.pl]));
    // These pages show the picture too, with a description of their own.
    const described = ['/page', '/pl/page', '/pl/warsztaty-w-katowicach'];
    expect(effect.needless.toSorted()).toEqual(described.filter((one) => paths.includes(one)));
  });

  test('updates every edge at once when a page is created, renamed, unpublished and deleted', async () => {
    const statusesOf = async (path: string) =>
      Promise.all(edges.map(async (edge) => (await get(path, {}, edge)).status));
    const [first, second] = [`ferry-${Date.now()}`, `tunnel-${Date.now()}`];
    expect(await statusesOf(`/${first}`)).toEqual([404, 404]);
    expect(await statusesOf(`/${second}`)).toEqual([404, 404]);
    const { document } = await editor.create('page', { title: 'Ferry', slug: first, access: 'public' });
    const { documentId } = document!;
    onTestFinished(async () => {
      for (const slug of [first, second]) await removeRedirects(editor, slug, 'en');
    });
    await editor.publish('page', documentId, { title: 'Ferry', slug: first, access: 'public' }, 'en');
    await editor.waitUntilLive(documentId, 'en');
    expect(await statusesOf(`/${first}`)).toEqual([200, 200]);
    paths.push(`/${first}`, `/${second}`);

    const renamed = await measureEffect(async () => {
      await editor.publish('page', documentId, { slug: second }, 'en');
      return { documentId, locale: 'en' };
    });
    expect(renamed.stale).toEqual([]);
    // Sitemaps contain the paths of translations.
    expect(renamed.needless).toEqual(['/sitemap.xml', '/sitemaps/pl-2.xml']);
    expect([await statusesOf(`/${first}`), await statusesOf(`/${second}`)]).toEqual([
      [301, 301],
      [200, 200],
    ]);

    await editor.unpublish('page', documentId, 'en');
    await editor.waitUntilLive(documentId, 'en');
    expect(await statusesOf(`/${second}`)).toEqual([404, 404]);

    await editor.publish('page', documentId, { title: 'Ferry' }, 'en');
    await editor.waitUntilLive(documentId, 'en');
    expect(await statusesOf(`/${second}`)).toEqual([200, 200]);
    const removed = await measureEffect(async () => {
      await editor.remove('page', documentId);
      return { documentId, locale: 'en' };
    });
    expect(removed.stale).toEqual([]);
    expect(removed.needless).toEqual(['/sitemap.xml', '/sitemaps/pl-2.xml']);
    expect(await statusesOf(`/${second}`)).toEqual([410, 410]);
  });

  test('serves a replaced file under the same URL', async () => {
    const makeFile = (bytes: number) => new File(['%PDF-'.padEnd(bytes)], 'note.pdf', { type: 'application/pdf' });
    const form = new FormData();
    form.set('files', makeFile(10));
    const file = await editor.upload(form);
    const path = new URL(file.url, web).pathname;
    const lengths = () => Promise.all(edges.map(async (edge) => (await (await get(path, {}, edge)).text()).length));
    expect(await lengths()).toEqual([10, 10]);
    const replacement = new FormData();
    replacement.set('files', makeFile(20));
    await editor.replaceFile(file.id, replacement);
    await editor.waitUntilLive(file.documentId, 'en');
    expect(await lengths()).toEqual([20, 20]);
    await editor.removeFile(file.id);
    await editor.waitUntilLive(file.documentId, 'en');
    await expect.poll(async () => (await get(path)).status).not.toBe(200);
  });
}
