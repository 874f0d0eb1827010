/** Publishing while something is slow, dead or out of reach: no visitor is shown what was there before. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from 'stack/config';
import { pidsOf } from 'stack/reach';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Between } from '../between.ts';
import type { Editor } from '../editor.ts';
import { aPage, edges, publishTitle, signInEditor, titleAt, titleOf, withStopped } from '../publishing.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

let between: Between;
let editor: Editor;

beforeAll(async () => {
  between = await Between.start();
});
const { up } = useStack({ web: 2, settings: () => ({ STACK_WEB_CMS_URL: between.url }) });
afterAll(() => between.stop());

beforeEach(async () => {
  editor = await signInEditor();
});

/** With two of the 2.5 seconds a page may take gone by our own doing, one may be given up; its visitor comes again. */
async function madeTitleAt(path: string, edge: string): Promise<string | undefined> {
  const { givenUp } = between;
  const title = await titleAt(path, edge);
  return between.givenUp === givenUp ? title : madeTitleAt(path, edge);
}

test('51 publications, each in the middle of a render of two seconds: nobody who asks afterwards sees the old page', async () => {
  const slugs = ['status', 'careers', 'about'];
  const pages = await Promise.all(slugs.map(async (slug) => ({ slug, page: await titleOf(editor, slug) })));
  between.mood = 'slow';
  between.delayMs = 2_000;
  between.sparesWatch = true;
  const stale: string[] = [];
  let overtaken = 0;
  await Promise.all(
    pages.map(async ({ slug, page: { documentId } }, index) => {
      for (let round = 0; round < 17; round += 1) {
        const edge = edges[(index + round) % 2]!;
        await publishTitle(editor, documentId, `${slug} ${round} before`);
        const begun = titleAt(`/${slug}`, edge);
        await sleep(700);
        await publishTitle(editor, documentId, `${slug} ${round} after`);
        const [early, late] = await Promise.all([begun, madeTitleAt(`/${slug}`, edge)]);
        if (early?.endsWith('before')) overtaken += 1;
        if (late !== `${slug} ${round} after`) stale.push(`${slug} ${round}: ${late}`);
      }
    }),
  );
  between.mood = 'well';
  for (const { page } of pages) await page.restore();
  figure('51 publications during a render of 2 s: stale answers', stale.length, '0');
  figure('51 publications during a render of 2 s: renders begun with the old page', overtaken, '≥ 25');
  expect(stale).toEqual([]);
  // Most of them really were begun with the old page.
  expect(overtaken).toBeGreaterThanOrEqual(25);
});

test('the CMS is killed right after it published, before an edge could be told: fresh once it is back, by itself', async () => {
  const { documentId, marked } = await aPage(editor);
  for (const edge of edges) expect(await titleAt('/status', edge)).not.toBe(marked);
  await withStopped('edge-2', async () => {
    await editor.publish('page', documentId, { title: marked, seo: null }, 'en');
    process.kill((await pidsOf('cms'))[0]!, 'SIGKILL');
  });
  expect(await titleAt('/status', edges[1]!)).not.toBe(marked);
  await up();
  const back = Date.now();
  await expect.poll(() => titleAt('/status', edges[1]!)).toBe(marked);
  figure('CMS killed after publishing: fresh after its return', `${Date.now() - back} ms`);
  editor = await signInEditor();
  await editor.untilLive(documentId, 'en');
});

test('an edge is out of reach for a minute: the editor is told, and it is fresh once it is back, by itself', async () => {
  const { documentId, marked } = await aPage(editor);
  for (const edge of edges) expect(await titleAt('/status', edge)).not.toBe(marked);
  await withStopped('edge-2', async () => {
    await editor.publish('page', documentId, { title: marked, seo: null }, 'en');
    // The other edge is not kept waiting.
    await expect.poll(() => titleAt('/status', edges[0]!)).toBe(marked);
    await sleep(58_000);
    const { state, problem } = await editor.publication(documentId, 'en');
    expect(state).toBe('waiting');
    expect(problem).toContain(String(ports.purge + 1));
  });
  const back = Date.now();
  await expect.poll(() => titleAt('/status', edges[1]!)).toBe(marked);
  figure('edge out of reach for a minute: fresh after its return', `${Date.now() - back} ms`);
  await editor.untilLive(documentId, 'en');
});
