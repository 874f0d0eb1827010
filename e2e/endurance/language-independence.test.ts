/** Neither language can hurt the other, whoever writes in whichever way, with two CMS processes. */
import { resolve } from 'node:path';
import { home, secrets } from 'stack/config';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { Editor } from '../editor.ts';
import { McpClient } from '../mcp-client.ts';
import { newPage } from '../new-page.ts';
import { signInEditor } from '../publishing.ts';
import { randomNumbers } from '../random-numbers.ts';
import { runRandomOperations } from '../random-operations.ts';
import { cms, get, site } from '../site.ts';
import { startTemporaryInstance } from '../temporary-instance.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { recordFigure } from './figures.ts';

useStack();

const partCount = 10;
const operationsPerPart = 1_000;
const readCount = 100_000;

async function startSecondCms(): Promise<string> {
  const { url } = await startTemporaryInstance('cms', {});
  await waitFor('the second CMS', async () => (await fetch(`${url}/_health`).catch(() => null))?.ok);
  return url;
}

// In parts, because a session of the admin ends after half an hour.
describe('operations in one language change nothing in the other', () => {
  const seed = Date.now() % 1_000_000;
  let changedPages = 0;
  const allCounts: Record<string, number> = {};

  test.each(Array.from({ length: partCount }, (_, index) => index * operationsPerPart))(
    `${operationsPerPart} operations after %d others`,
    async (done) => {
      const second = await startSecondCms();
      const processes = await Promise.all([cms, second].map(async (url) => ({ url, editor: await signInTo(url) })));
      const seeds = [seed + done, seed + done + 1];
      console.log(`seeds ${seeds.join(', ')}`);
      const editing = await Promise.all(seeds.map((one) => prepareOperations(processes[0]!.editor, one)));
      const count = operationsPerPart / editing.length;
      const results = await Promise.all(editing.map((one) => runRandomOperations({ ...one, processes, count })));
      for (const [name, times] of results.flatMap(({ counts }) => Object.entries(counts)))
        allCounts[name] = (allCounts[name] ?? 0) + times;
      const changed = results.flatMap((result) => result.changed);
      changedPages += changed.length;
      expect(changed).toEqual([]);
    },
  );

  afterAll(() => {
    recordFigure('operations', JSON.stringify(allCounts));
    recordFigure('pages of the other language that changed', changedPages, '0');
  });
});

/** Pages of their own, so that several of these can run in parallel. */
async function prepareOperations(editor: Editor, seed: number) {
  const mcp = await McpClient.forDrafts(editor);
  onTestFinished(() => mcp.revoke());
  const sections = ['First', 'Second', 'Third'].map((title) => ({ __component: 'sections.cta', title }));
  const pages = [];
  for (let number = 0; number < 5; number += 1) pages.push(await newPage(editor, { sections }));
  return { mcp, pages, random: randomNumbers(seed) };
}

const signInTo = (url: string) => Editor.signInOnce(url, secrets().cmsAdminPassword, resolve(home, 'editor-token'));

test(`publishing both languages: no mixed pair in ${readCount} reads`, async () => {
  const editor = await signInEditor();
  const { documentId, path } = await newPage(editor, { title: 'Pair 0' });
  const publishBoth = `/admin/site/translations/api::page.page/${documentId}/published`;
  let reads = 0;
  let published = 0;
  let highest = 0;
  const mixed: string[] = [];
  const numberIn = async (one: string) => Number(/Pair (\d+)/.exec(await (await get(one, {}, site)).text())?.[1] ?? 0);
  // Of two reads after one another, the second may not show an older publication, in whichever language.
  const reader = async () => {
    let last = 0;
    for (let index = 0; reads < readCount; index += 1) {
      reads += 1;
      const number = await numberIn(index % 2 === 0 ? path.en : path.pl);
      if (number < last) mixed.push(`${number} after ${last}`);
      last = Math.max(last, number);
      highest = Math.max(highest, last);
    }
  };
  const writer = async () => {
    const isDone = () => reads >= readCount;
    for (; !isDone(); published += 1) {
      for (const locale of ['en', 'pl']) await editor.save('page', documentId, { title: `Pair ${published}` }, locale);
      expect((await editor.call('POST', publishBoth)).status).toBe(200);
    }
  };
  await Promise.all([writer(), ...Array.from({ length: 8 }, reader)]);
  recordFigure('publications of both languages', published);
  recordFigure(`mixed pairs in ${readCount} reads`, mixed.length, '0');
  expect(highest).toBeGreaterThan(published / 2);
  expect(mixed).toEqual([]);
});
