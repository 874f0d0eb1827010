/** Publishing while something is slow, dead or out of reach: no visitor is shown what was there before. */
import { ports } from 'stack/config';
import { pidsOf } from 'stack/reach';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Between } from './between.ts';
import type { Editor } from './editor.ts';
import { aPage, edges, publishTitle, signInEditor, titleAt, withStopped } from './publishing.ts';
import { useStack } from './use-stack.ts';

let between: Between;
let editor: Editor;

beforeAll(async () => {
  between = await Between.start();
});
const { up } = useStack({ settings: () => ({ STACK_WEB_CMS_URL: between.url }) });
afterAll(() => between.stop());

beforeEach(async () => {
  editor = await signInEditor();
});

test('a page that is published while it is being rendered is not shown as it was before', async () => {
  const { documentId, marked } = await aPage(editor);
  await publishTitle(editor, documentId, `${marked} before`);
  between.hold('[slug][$eq]=status');
  onTestFinished(() => between.release());
  const begun = titleAt('/status', edges[0]!);
  await expect.poll(() => between.held).toBeGreaterThan(0);
  await publishTitle(editor, documentId, `${marked} after`);
  between.release();
  await begun;
  for (const edge of edges) expect(await titleAt('/status', edge)).toBe(`${marked} after`);
});

test('a CMS that is killed right after it published purges once it is back', async () => {
  const { documentId, marked } = await aPage(editor);
  for (const edge of edges) expect(await titleAt('/status', edge)).not.toBe(marked);
  await withStopped('edge-2', async () => {
    await editor.publish('page', documentId, { title: marked, seo: null }, 'en');
    process.kill((await pidsOf('cms'))[0]!, 'SIGKILL');
  });
  await up();
  await expect.poll(() => titleAt('/status', edges[1]!)).toBe(marked);
  await (await signInEditor()).untilLive(documentId, 'en');
});

test('an edge that is out of reach is named to the editor, keeps no other edge waiting, and is purged once it is back', async () => {
  const { documentId, marked } = await aPage(editor);
  for (const edge of edges) expect(await titleAt('/status', edge)).not.toBe(marked);
  await withStopped('edge-2', async () => {
    await editor.publish('page', documentId, { title: marked, seo: null }, 'en');
    await expect.poll(() => titleAt('/status', edges[0]!)).toBe(marked);
    await expect
      .poll(() => editor.publication(documentId, 'en'))
      .toMatchObject({ state: 'waiting', problem: expect.stringContaining(String(ports.purge + 1)) });
  });
  await expect.poll(() => titleAt('/status', edges[1]!)).toBe(marked);
  await editor.untilLive(documentId, 'en');
});
