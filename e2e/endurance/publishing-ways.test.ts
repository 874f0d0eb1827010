/** Every way of publishing reaches both edges, also when the CMS is killed meanwhile. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { home, root } from 'stack/config';
import { expect, onTestFinished, test } from 'vitest';
import { dumpDatabase, restoreDatabase } from '../database-dump.ts';
import type { Editor } from '../editor.ts';
import { newPage } from '../new-page.ts';
import { edges, signInEditor } from '../publishing.ts';
import { randomNumbers } from '../random-numbers.ts';
import { cmsSql, findPids } from '../running-stack.ts';
import { cms, get, stack } from '../site.ts';
import { readEnvironment, readProcFile } from '../temporary-instance.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { percentile, recordFigure } from './figures.ts';

const { up } = useStack();

const publicationCount = 200;
/** The CMS is killed after one in so many publications. No multiple of the number of ways, so that each is hit. */
const publicationsPerKill = 9;
/** Longer than a publication, and than a start of the CMS, usually takes. */
const maxPublishingMs = 800;
const maxStartMs = 10_000;
const replacementCount = 4;
const uid = 'api::page.page';
const run = promisify(execFile);

type Way = (editor: Editor, documentId: string, title: string) => Promise<number>;

function waysWith(token: string): Record<string, Way> {
  return {
    admin: async (editor, documentId, title) => (await editor.publish('page', documentId, { title }, 'en')).status,
    bulk: async (editor, documentId, title) => {
      await editor.save('page', documentId, { title }, 'en');
      const path = `/content-manager/collection-types/${uid}/actions/bulkPublish?locale=en`;
      return (await editor.call('POST', path, { documentIds: [documentId], locale: 'en' })).status;
    },
    REST: async (_, documentId, title) => {
      const response = await fetch(`${cms}/api/pages/${documentId}?locale=en`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { title } }),
      });
      return response.status;
    },
    schedule: async (editor, documentId, title) => {
      await editor.save('page', documentId, { title }, 'en');
      const plan = { uid, documentId, locale: 'en', action: 'publish', date: '2099-01-01', time: '09:00' };
      const { status } = await editor.call('POST', '/admin/site/schedule', plan);
      await cmsSql(`update scheduled_changes set due_at = now() where document_id = '${documentId}'`);
      return status;
    },
    restore: async (editor, documentId, title) => {
      // A version with this title, which is then replaced, restored and published again.
      await editor.publish('page', documentId, { title }, 'en');
      await editor.publish('page', documentId, { title: 'In between' }, 'en');
      const list = `/admin/site/versions/${uid}/${documentId}?locale=en`;
      const { body } = await editor.call<{ versions: { id: number }[] }>('GET', list);
      await editor.call('POST', `/admin/site/versions/${body.versions[1]!.id}/restored`);
      return (await editor.publish('page', documentId, {}, 'en')).status;
    },
  };
}

test(`${publicationCount} publications in every way, with kills, are read back from both edges`, async () => {
  const random = randomNumbers(11);
  let editor = await signInEditor();
  const token = await createToken(editor);
  const pages = [];
  for (let number = 0; number < 5; number += 1) pages.push(await newPage(editor));
  onTestFinished(() => up());
  const ways = Object.entries(waysWith(token));
  const counts: Record<string, number> = {};
  let unanswered = 0;
  for (let number = 1; number <= publicationCount; number += 1) {
    const [name, publish] = ways[number % ways.length]!;
    const { documentId, path } = pages[Math.floor(random() * pages.length)]!;
    const title = `Published ${number} by ${name}`;
    const isKilled = number % publicationsPerKill === 0;
    const publishing = publish(editor, documentId, title).catch(() => 0);
    if (isKilled) {
      await sleep(random() * maxPublishingMs);
      await killCms();
      await publishing;
      await up();
      editor = await signInEditor();
    }
    let status = await publishing;
    if (isKilled && status !== 200) {
      unanswered += 1;
      // What was committed without an answer must become live too. Anything else is published again.
      const isCommitted = (await publishedTitle(documentId)) === title;
      status = isCommitted ? 200 : await publish(editor, documentId, title);
    }
    expect([name, status]).toEqual([name, 200]);
    counts[name] = (counts[name] ?? 0) + 1;
    await waitForText(path.en, title);
    if (number % 20 === 0) console.log(`${number} publications`);
  }
  const seconds = (
    await cmsSql(`select extract(epoch from live_at - published_at) from publications
    where document_id in (${pages.map(({ documentId }) => `'${documentId}'`).join(',')}) and live_at is not null`)
  )
    .trim()
    .split('\n')
    .map(Number);
  recordFigure('publications', JSON.stringify(counts));
  recordFigure('CMS killed', Math.floor(publicationCount / publicationsPerKill));
  recordFigure('publications without an answer', unanswered);
  recordFigure('live after the commit, p95 in seconds, with the kills', percentile(seconds, 0.95).toFixed(2), '≤ 1');
  expect(percentile(seconds, 0.95)).toBeLessThanOrEqual(1);
});

test(`a restored database, an import and the sample site are read back from both edges, ${replacementCount} times each`, async () => {
  const random = randomNumbers(12);
  onTestFinished(() => up());
  const runStrapi = await strapiCommand();
  const { documentId, path } = await newPage(await signInEditor());
  const publishTitle = async (title: string) => {
    expect((await (await signInEditor()).publish('page', documentId, { title }, 'en')).status).toBe(200);
    await waitForText(path.en, title);
  };
  /** Starts the CMS, kills it at a random moment, and starts it again. */
  const startWithKill = async () => {
    const starting = up().catch(() => {});
    await sleep(random() * maxStartMs);
    await killCms().catch(() => {});
    await starting;
    await up();
  };
  for (let number = 1; number <= replacementCount; number += 1) {
    const dump = resolve(home, 'dump.sql');
    await publishTitle(`Dump ${number}`);
    await dumpDatabase(dump);
    await publishTitle(`After dump ${number}`);
    await restoreDatabase(dump);
    rmSync(dump);
    await startWithKill();
    await waitForText(path.en, `Dump ${number}`);

    const archive = resolve(home, 'content');
    await publishTitle(`Export ${number}`);
    await runStrapi('export', '--no-encrypt', '--no-compress', '--file', archive);
    await publishTitle(`After export ${number}`);
    await stack('down', 'cms');
    await runStrapi('import', '--force', '--file', `${archive}.tar`);
    rmSync(`${archive}.tar`);
    await startWithKill();
    await waitForText(path.en, `Export ${number}`);

    const editor = await signInEditor();
    const entry = await editor.find('changelog-entry', 'lead-ads');
    await editor.remove('changelog-entry', entry.documentId);
    await waitFor(
      'the entry to be gone',
      async () => !(await read('/whats-new', edges[1]!)).includes('/changes/lead-ads'),
    );
    await cmsSql(`delete from strapi_core_store_settings where key = 'core_duet_seed'`);
    await stack('down', 'cms');
    await startWithKill();
    await waitForText('/whats-new', '/changes/lead-ads');
  }
  recordFigure('restored databases, imports and seeds', 3 * replacementCount);
});

async function killCms(): Promise<void> {
  for (const pid of await findPids('cms')) process.kill(pid, 'SIGKILL');
}

/** Runs commands of Strapi with the settings of the CMS, also when it is stopped later. */
async function strapiCommand() {
  const [pid] = await findPids('cms');
  const [program, ...args] = readProcFile(pid!, 'cmdline');
  const options = { cwd: resolve(root, 'cms'), env: await readEnvironment('cms') };
  return (...command: string[]) => run(program!, [...args.slice(0, -1), ...command], options);
}

async function publishedTitle(documentId: string): Promise<string> {
  const where = `document_id = '${documentId}' and locale = 'en' and published_at is not null`;
  return (await cmsSql(`select title from pages where ${where}`)).trim();
}

async function waitForText(path: string, text: string): Promise<void> {
  for (const edge of edges)
    await waitFor(`${edge}${path} to show "${text}"`, async () => (await read(path, edge)).includes(text));
}

const read = async (path: string, edge: string) => (await get(path, {}, edge)).text();

/** A token that an administrator has made with all permissions. */
async function createToken(editor: Editor): Promise<string> {
  const { body } = await editor.call<{ data: { id: number; accessKey: string } }>('POST', '/admin/api-tokens', {
    name: `all ${crypto.randomUUID()}`,
    description: '',
    type: 'full-access',
    lifespan: null,
  });
  onTestFinished(async () => void (await editor.call('DELETE', `/admin/api-tokens/${body.data.id}`)));
  return body.data.accessKey;
}
