/** Publishes as an editor and reads the result at each edge. */
import { resolve } from 'node:path';
import { home, ports, secrets } from 'stack/config';
import { onTestFinished } from 'vitest';
import { Editor } from './editor.ts';
import { findPids } from './running-stack.ts';
import { cms, get, site } from './site.ts';
import { waitFor } from './wait-for.ts';

export const edges = [site, `https://localhost:${ports.tls + 1}`];

export function signInEditor(): Promise<Editor> {
  return Editor.signInOnce(cms, secrets().cmsAdminPassword, resolve(home, 'editor-token'));
}

export async function readTitle(path: string, edge: string): Promise<string | undefined> {
  return /<title>([^<]*)/.exec(await (await get(path, {}, edge)).text())?.[1]?.split(' · ')[0];
}

/** Publishes a page with a new title and waits until every edge has acknowledged the purge. */
export async function publishTitle(editor: Editor, documentId: string, title: string): Promise<void> {
  const { status, message } = await editor.publish('page', documentId, { title, seo: null }, 'en');
  if (status !== 200) throw new Error(message);
  await waitFor(`${documentId} to be purged`, async () => (await editor.publication(documentId, 'en')).purgedAt);
}

/** Finds a page by its slug. `restore` publishes its original title and description again. */
export async function findPage(editor: Editor, slug: string) {
  const { documentId } = await editor.find('page', slug);
  const { title, seo } = await editor.read('page', documentId, 'en');
  const { id: _, ...seoFields } = (seo ?? {}) as { id?: number };
  const restore = async () => {
    const fields = { title, seo: seo ? seoFields : null };
    const { status, message } = await (await signInEditor()).publish('page', documentId, fields, 'en');
    if (status !== 200) throw new Error(message);
  };
  return { documentId, restore };
}

/** A page and a unique title for it. The original title is restored after the test. */
export async function preparePage(editor: Editor) {
  const { documentId, restore } = await findPage(editor, 'status');
  onTestFinished(restore);
  return { documentId, newTitle: `Status ${Date.now()}` };
}

/** Runs a task while all processes of a part are paused by SIGSTOP. */
export async function whilePaused(part: string, task: () => Promise<void>): Promise<void> {
  const pids = await findPids(part);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await task();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}
