/** Publishing while something is slow, dead or out of reach: no visitor is shown what was there before. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ports, secrets } from 'stack/config';
import { pidsOf } from 'stack/reach';
import { Between } from './between.ts';
import { Editor } from './editor.ts';
import { cms, get, site, stack, stackWith } from './site.ts';

const edges = [site, `http://127.0.0.1:${ports.edge + 1}`];
let between: Between;
let editor: Editor;

const up = () => stackWith({ STACK_WEB_CMS_URL: between.url }, 'up', '--web', '2', '--edge', '2');

beforeAll(async () => {
  between = await Between.start();
  await up();
  editor = await Editor.signIn(cms, secrets().cmsAdminPassword);
}, 300_000);

afterAll(async () => {
  await between.stop();
  await stack('up');
}, 300_000);

const titleAt = async (path: string, edge: string) =>
  /<title>([^<]*)/.exec(await (await get(path, {}, edge)).text())?.[1]?.split(' · ')[0];

/** What the CMS has acknowledged to the editor: every edge has been told. */
async function publish(documentId: string, title: string) {
  const { status, message } = await editor.publish('page', documentId, { title, seo: null }, 'en');
  if (status !== 200) throw new Error(message);
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await editor.publication(documentId, 'en')).purgedAt) return;
    await sleep(100);
  }
  throw new Error('not purged within 2 s');
}

/** With two of the 2.5 seconds a page may take gone by our own doing, one may be given up; its visitor comes again. */
async function madeTitleAt(path: string, edge: string): Promise<string | undefined> {
  const { givenUp } = between;
  const title = await titleAt(path, edge);
  return between.givenUp === givenUp ? title : madeTitleAt(path, edge);
}

test('51 publications, each in the middle of a render of two seconds: nobody who asks afterwards sees the old page', async () => {
  const slugs = ['status', 'careers', 'about'];
  const pages = await Promise.all(slugs.map(async (slug) => ({ slug, page: await editor.find('page', slug) })));
  between.mood = 'slow';
  between.delayMs = 2_000;
  between.sparesWatch = true;
  const stale: string[] = [];
  let overtaken = 0;
  await Promise.all(
    pages.map(async ({ slug, page: { documentId } }, index) => {
      for (let round = 0; round < 17; round += 1) {
        const edge = edges[(index + round) % 2]!;
        await publish(documentId, `${slug} ${round} before`);
        const begun = titleAt(`/${slug}`, edge);
        await sleep(700);
        await publish(documentId, `${slug} ${round} after`);
        const [early, late] = await Promise.all([begun, madeTitleAt(`/${slug}`, edge)]);
        if (early?.endsWith('before')) overtaken += 1;
        if (late !== `${slug} ${round} after`) stale.push(`${slug} ${round}: ${late}`);
      }
    }),
  );
  between.mood = 'well';
  for (const { page } of pages)
    await editor.publish('page', page.documentId, { title: page.title, seo: page.seo }, 'en');
  expect(stale).toEqual([]);
  // Most of them really were begun with the old page.
  expect(overtaken).toBeGreaterThanOrEqual(25);
}, 300_000);

async function outOfReach(part: string, work: () => Promise<void>) {
  const pids = await pidsOf(part);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}

test('the CMS is killed right after it published, before an edge could be told: fresh once it is back, by itself', async () => {
  const { documentId, title } = await editor.find('page', 'status');
  const marked = `Status ${Date.now()}`;
  for (const edge of edges) expect(await titleAt('/status', edge)).not.toBe(marked);
  await outOfReach('edge-2', async () => {
    await editor.publish('page', documentId, { title: marked, seo: null }, 'en');
    process.kill((await pidsOf('cms'))[0]!, 'SIGKILL');
  });
  expect(await titleAt('/status', edges[1]!)).not.toBe(marked);
  await up();
  const back = Date.now();
  await expect.poll(() => titleAt('/status', edges[1]!), { timeout: 60_000, interval: 100 }).toBe(marked);
  console.log(`fresh ${Date.now() - back} ms after the CMS was back`);
  editor = await Editor.signIn(cms, secrets().cmsAdminPassword);
  await editor.untilLive(documentId, 'en');
  await editor.publish('page', documentId, { title }, 'en');
}, 120_000);

test('an edge is out of reach for a minute: the editor is told, and it is fresh once it is back, by itself', async () => {
  const { documentId, title } = await editor.find('page', 'status');
  const marked = `Status ${Date.now()}`;
  for (const edge of edges) expect(await titleAt('/status', edge)).not.toBe(marked);
  await outOfReach('edge-2', async () => {
    await editor.publish('page', documentId, { title: marked, seo: null }, 'en');
    // The other edge is not kept waiting.
    await expect.poll(() => titleAt('/status', edges[0]!), { timeout: 2_000, interval: 50 }).toBe(marked);
    await sleep(58_000);
    const { state, problem } = await editor.publication(documentId, 'en');
    expect(state).toBe('waiting');
    expect(problem).toContain(String(ports.purge + 1));
  });
  const back = Date.now();
  await expect.poll(() => titleAt('/status', edges[1]!), { timeout: 60_000, interval: 100 }).toBe(marked);
  console.log(`fresh ${Date.now() - back} ms after the edge was back`);
  await editor.untilLive(documentId, 'en');
  await editor.publish('page', documentId, { title }, 'en');
}, 180_000);
