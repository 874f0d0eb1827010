/** Publishing while the CMS or an edge is slow, killed or unreachable: visitors do not see the old page afterwards. */
import { ports } from 'stack/config';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { CmsProxy } from './cms-proxy.ts';
import type { Editor } from './editor.ts';
import { preparePage, edges, publishTitle, signInEditor, readTitle, whilePaused } from './publishing.ts';
import { findPids } from './running-stack.ts';
import { useStack } from './use-stack.ts';

let cmsProxy: CmsProxy;
let editor: Editor;

beforeAll(async () => {
  cmsProxy = await CmsProxy.start();
});
const { up } = useStack({ settings: () => ({ STACK_WEB_CMS_URL: cmsProxy.url, STACK_CONTENT_SCHEMA: 'none' }) });
afterAll(() => cmsProxy.stop());

beforeEach(async () => {
  editor = await signInEditor();
});

test('shows the new page when it is published while the old one is being rendered', async () => {
  const { documentId, newTitle } = await preparePage(editor);
  await publishTitle(editor, documentId, `${newTitle} before`);
  cmsProxy.hold('[slug][$eq]=status');
  onTestFinished(() => cmsProxy.release());
  const renderedBefore = readTitle('/status', edges[0]!);
  await expect.poll(() => cmsProxy.heldCount).toBeGreaterThan(0);
  await publishTitle(editor, documentId, `${newTitle} after`);
  cmsProxy.release();
  await renderedBefore;
  for (const edge of edges) expect(await readTitle('/status', edge)).toBe(`${newTitle} after`);
});

test('sends the purge after a restart when the CMS is killed right after publishing', async () => {
  const { documentId, newTitle } = await preparePage(editor);
  for (const edge of edges) expect(await readTitle('/status', edge)).not.toBe(newTitle);
  await whilePaused('edge-2', async () => {
    await editor.publish('page', documentId, { title: newTitle, seo: null }, 'en');
    process.kill((await findPids('cms'))[0]!, 'SIGKILL');
  });
  await up();
  await expect.poll(() => readTitle('/status', edges[1]!)).toBe(newTitle);
  await (await signInEditor()).waitUntilLive(documentId, 'en');
});

test('names an unreachable edge to the editor, purges other edges at once and this one later', async () => {
  const { documentId, newTitle } = await preparePage(editor);
  for (const edge of edges) expect(await readTitle('/status', edge)).not.toBe(newTitle);
  await whilePaused('edge-2', async () => {
    await editor.publish('page', documentId, { title: newTitle, seo: null }, 'en');
    await expect.poll(() => readTitle('/status', edges[0]!)).toBe(newTitle);
    await expect
      .poll(() => editor.publication(documentId, 'en'))
      .toMatchObject({ state: 'waiting', problem: expect.stringContaining(String(ports.purge + 1)) });
  });
  await expect.poll(() => readTitle('/status', edges[1]!)).toBe(newTitle);
  await editor.waitUntilLive(documentId, 'en');
});
