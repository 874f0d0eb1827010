/**
 * Random edits by two CMS processes, while the CMS, the web and PostgreSQL are killed. Afterwards the content store must
 * have what the CMS has, and no edge may show anything older than what was reported live.
 */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { home, secrets } from 'stack/config';
import { expect, onTestFinished, test } from 'vitest';
import { Editor } from '../editor.ts';
import { edges } from '../publishing.ts';
import { randomNumbers } from '../random-numbers.ts';
import { cmsSql, findPids } from '../running-stack.ts';
import { cms, get } from '../site.ts';
import { startTemporaryInstance } from '../temporary-instance.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { startComparison } from './compare-with-cms.ts';
import { recordFigure } from './figures.ts';
import { prepareEdits, type Edit } from './random-edits.ts';

const { up } = useStack({ web: 2 });

const editCount = 1_000;
/** A part is killed in every round with this number of edits. */
const editsPerKill = 40;
const victims = ['cms', 'web', 'postgres', 'web-2'];

const signIn = (url: string) => Editor.signInOnce(url, secrets().cmsAdminPassword, resolve(home, 'editor-token'));

async function kill(part: string): Promise<void> {
  const [pid] = await findPids(part);
  // PostgreSQL's SIGQUIT is a crash that leaves no processes behind.
  process.kill(pid!, part === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
}

test(`${editCount} random edits: nothing stale is shown, and every page is as the CMS has it`, async () => {
  const seed = Date.now() % 1_000_000;
  console.log(`seed ${seed}`);
  const random = randomNumbers(seed);
  const { url: secondCms } = await startTemporaryInstance('cms', {});
  await waitFor('the second CMS', async () => (await fetch(`${secondCms}/_health`).catch(() => null))?.ok);
  const { nextEdit, restore } = await prepareEdits(await signIn(cms), random);
  onTestFinished(async () => {
    await up();
    await restore(await signIn(cms));
  });

  const stale: string[] = [];
  const kills: Record<string, number> = {};
  for (let number = 1; number <= editCount; number += 1) {
    const edit = nextEdit();
    const victim = number % editsPerKill === 0 ? victims[(number / editsPerKill) % victims.length]! : null;
    const recovery = victim
      ? sleep(random() * 400)
          .then(() => kill(victim))
          .then(() => up())
      : null;
    if (victim) kills[victim] = (kills[victim] ?? 0) + 1;
    await perform(edit, random() < 0.5 ? [cms, secondCms] : [secondCms, cms]);
    stale.push(...(await findStale(edit, [secondCms, cms])).map((problem) => `edit ${number}: ${problem}`));
    await recovery;
    if (number % 50 === 0) console.log(`${number} edits, ${stale.length} stale`);
  }
  recordFigure('random edits', editCount);
  recordFigure('parts killed meanwhile', JSON.stringify(kills));
  recordFigure('stale pages after an edit was reported live', stale.length, '0');

  const invalid = await waitUntilComplete();
  recordFigure('stored answers that are not valid', invalid, '0');
  const compareWithCms = await startComparison();
  const different = await compareWithCms();
  recordFigure('pages that differ from a render straight from the CMS', different.length, '0');
  expect({ stale, invalid, different }).toEqual({ stale: [], invalid: 0, different: [] });
});

/** Repeats the edit until a CMS process has done it. */
async function perform(edit: Edit, urls: string[]): Promise<void> {
  let attempts = 0;
  await waitFor('the edit to be made', async () => {
    const url = urls[attempts % urls.length]!;
    attempts += 1;
    const status = await signIn(url)
      .then(edit.run)
      .catch(() => 0);
    // A repeated edit may have been made before: a page cannot be deleted or unpublished twice.
    return status === 200 || (attempts > 1 && status >= 400 && status < 500 && status !== 401 && status !== 429);
  });
}

/** Waits until the edit is reported live, and compares what the edges show. */
async function findStale({ documentId, locale, expected }: Edit, urls: string[]): Promise<string[]> {
  let attempts = 0;
  await waitFor(`${documentId} to be live in ${locale}`, async () => {
    attempts += 1;
    const publication = await signIn(urls[attempts % urls.length]!)
      .then((editor) => editor.publication(documentId, locale))
      .catch(() => null);
    return publication?.state === 'live' || publication?.state === 'unknown';
  });
  const problems: string[] = [];
  for (const edge of edges)
    for (const { path, text } of expected) {
      const response = await followRedirect(path, edge);
      const body = await response.text();
      const isFresh = text === null ? [404, 410].includes(response.status) : body.includes(text);
      if (!isFresh) problems.push(`${edge}${path} answered ${response.status} without ${text ?? '404'}`);
    }
  return problems;
}

async function followRedirect(path: string, edge: string): Promise<Response> {
  const response = await get(path, {}, edge);
  const location = response.headers.get('Location');
  return location ? get(new URL(location, edge).pathname, {}, edge) : response;
}

/** Returns how many answers are not valid although the store is complete: for these the web would ask the CMS. */
async function waitUntilComplete(): Promise<number> {
  await waitFor('the content store to be complete', async () => {
    const last = 'select coalesce(max(id), 0) from publications';
    const behind = `select count(*) from content_queries where complete_as_of is null or complete_as_of < (${last})`;
    return (await cmsSql(behind)).trim() === '0';
  });
  const later = 'select from publications where id > answer.as_of and tags && answer.tags';
  return Number(await cmsSql(`select count(*) from content_answers as answer where exists (${later})`));
}
