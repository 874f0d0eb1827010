/** Publishing while the CMS or an edge is slow, killed or unreachable: visitors do not see the old page afterwards. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { home, ports } from 'stack/config';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { CmsProxy } from './cms-proxy.ts';
import type { Editor } from './editor.ts';
import { preparePage, edges, publishTitle, signInEditor, readTitle, whilePaused } from './publishing.ts';
import { cmsSql, findPids } from './running-stack.ts';
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
  // Not before the CMS answers: the page would be rendered again from the previous content.
  const purgedAt = await cmsSql(`select extract(epoch from acknowledged_at) * 1000
    from purges join publications on publications.id = publication_id
    where document_id = '${documentId}' and pass = 1 order by acknowledged_at desc limit 1`);
  expect(Number(purgedAt)).toBeGreaterThan(lastStart());
});

/** When the CMS began to answer, from its log. */
function lastStart(): number {
  const lines = readFileSync(resolve(home, 'logs/cms.log'), 'utf8').split('\n');
  const line = lines.findLast((one) => one.includes('Strapi started successfully'));
  return (JSON.parse(line!) as { time: number }).time;
}

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
