/** Publishing as editors do it, with two edges: what shows the change is rendered again, and nothing else is. */
import { purgesPending } from 'stack/reach';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Editor } from './editor.ts';
import { edges, signInEditor } from './publishing.ts';
import { dataPath, get, web } from './site.ts';

type Answer = { status: number; body: string; cache: string | null };

/** What an edge, or the web itself, answers for each path. */
async function answers(paths: string[], base: string): Promise<Map<string, Answer>> {
  const all = new Map<string, Answer>();
  const waiting = [...paths];
  const take = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' }, base);
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      all.set(path, { status: response.status, body, cache: response.headers.get('X-Cache') });
    }
  };
  await Promise.all([take(), take(), take(), take()]);
  return all;
}

const marked = (text: unknown) => `${String(text).replace(/ \(\w+\)$/, '')} (${Date.now().toString(36)})`;

/** Defines the tests for some of the site's addresses: the gate takes some of each kind, the endurance suite takes all. */
export function purgePrecision(choosePaths: () => Promise<string[]>): void {
  let editor: Editor;
  let paths: string[];

  beforeAll(async () => {
    editor = await signInEditor();
    paths = await choosePaths();
  });

  /** Warms both edges, makes the change, and holds what the edges then say against what the web itself says. */
  async function effectOf(change: () => Promise<{ documentId: string; locale: string }>) {
    // What an earlier change still purges for the second time must not be counted here.
    await expect.poll(purgesPending).toBe(0);
    for (const edge of edges) await answers(paths, edge);
    const before = await answers(paths, edges[0]!);
    const { documentId, locale } = await change();
    await editor.untilLive(documentId, locale);
    const truth = await answers(paths, web);
    const changed = paths.filter((path) => truth.get(path)!.body !== before.get(path)!.body);
    const others = paths.filter((path) => !changed.includes(path));
    const stale: string[] = [];
    let kept = 0;
    for (const edge of edges) {
      const after = await answers(paths, edge);
      stale.push(...paths.filter((path) => after.get(path)!.body !== truth.get(path)!.body));
      // The one that was read back is new in the cache already.
      kept += others.filter((path) => after.get(path)!.cache === 'hit').length;
    }
    return { changed, stale, kept: kept / (others.length * edges.length) };
  }

  test('a page: itself, its data, its card and the sitemap', async () => {
    const { documentId, title } = await editor.find('page', 'status');
    onTestFinished(async () => void (await editor.publish('page', documentId, { title }, 'en')));
    const effect = await effectOf(async () => {
      await editor.publish('page', documentId, { title: marked(title) }, 'en');
      return { documentId, locale: 'en' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed).toEqual(['/status', '/status.data', '/og/en/status.png', '/sitemaps/en-1.xml']);
    expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  });

  test('one language: the other one is not touched', async () => {
    const { documentId } = await editor.find('page', 'status');
    const { title } = await editor.read('page', documentId, 'pl');
    onTestFinished(async () => void (await editor.publish('page', documentId, { title }, 'pl')));
    const effect = await effectOf(async () => {
      await editor.publish('page', documentId, { title: marked(title) }, 'pl');
      return { documentId, locale: 'pl' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed.length).toBeGreaterThanOrEqual(3);
    expect(effect.changed.filter((path) => !path.includes('pl'))).toEqual([]);
    expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  });

  test('the menu: every page of that language that has it', async () => {
    const { documentId, footerNote } = await editor.read('site', '', 'pl');
    onTestFinished(async () => void (await editor.publish('site', documentId, { footerNote }, 'pl')));
    const effect = await effectOf(async () => {
      await editor.publish('site', documentId, { footerNote: marked(footerNote) }, 'pl');
      return { documentId, locale: 'pl' };
    });
    expect(effect.stale).toEqual([]);
    const shown = ['/pl', '/pl/pricing', '/pl/contact', '/pl/produkt'];
    expect(effect.changed).toEqual(expect.arrayContaining([...shown, ...shown.map(dataPath)]));
    expect(effect.changed.filter((path) => !path.startsWith('/pl'))).toEqual([]);
    expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  });

  test('a plan: every page that shows it', async () => {
    const { documentId, name } = await editor.find('plan', '1', 'rank');
    onTestFinished(async () => void (await editor.publish('plan', documentId, { name }, 'en')));
    const effect = await effectOf(async () => {
      await editor.publish('plan', documentId, { name: marked(name) }, 'en');
      return { documentId, locale: 'en' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed).toContain('/pricing');
    expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  });

  test('a picture: every page that shows it', async () => {
    const { id, documentId, alternativeText } = await editor.findFile('bridge');
    onTestFinished(() => editor.describeFile(id, { alternativeText }));
    const effect = await effectOf(async () => {
      await editor.describeFile(id, { alternativeText: marked(alternativeText) });
      return { documentId, locale: 'en' };
    });
    expect(effect.stale).toEqual([]);
    expect(effect.changed.length).toBeGreaterThanOrEqual(2);
    expect(effect.kept).toBeGreaterThanOrEqual(0.95);
  });

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
  });

  test('a replaced picture is the new one at the same address', async () => {
    const pixel = (bytes: number) => new File([Buffer.alloc(bytes, 'a')], 'note.txt', { type: 'text/plain' });
    const form = new FormData();
    form.set('files', pixel(10));
    const file = await editor.upload(form);
    const path = new URL(file.url, web).pathname;
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
}
