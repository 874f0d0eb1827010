/** Publishing as an editor, and what visitors then see at each edge. */
import { ports, secrets } from 'stack/config';
import { pidsOf } from 'stack/reach';
import { onTestFinished } from 'vitest';
import { Editor } from './editor.ts';
import { cms, get, site } from './site.ts';
import { waitFor } from './wait-for.ts';

export const edges = [site, `https://localhost:${ports.tls + 1}`];

export function signInEditor(): Promise<Editor> {
  return Editor.signIn(cms, secrets().cmsAdminPassword);
}

export async function titleAt(path: string, edge: string): Promise<string | undefined> {
  return /<title>([^<]*)/.exec(await (await get(path, {}, edge)).text())?.[1]?.split(' · ')[0];
}

/** Publishes a page under a title, and waits until every edge has acknowledged the purge. */
export async function publishTitle(editor: Editor, documentId: string, title: string): Promise<void> {
  const { status, message } = await editor.publish('page', documentId, { title, seo: null }, 'en');
  if (status !== 200) throw new Error(message);
  await waitFor(`${documentId} to be purged`, async () => (await editor.publication(documentId, 'en')).purgedAt);
}

/** A page's own title and description, as they are to be published again once a test is done with them. */
export async function titleOf(editor: Editor, slug: string) {
  const { documentId } = await editor.find('page', slug);
  const { title, seo } = await editor.read('page', documentId, 'en');
  const { id: _, ...words } = (seo ?? {}) as { id?: number };
  const restore = async () => {
    const fields = { title, seo: seo ? words : null };
    const { status, message } = await (await signInEditor()).publish('page', documentId, fields, 'en');
    if (status !== 200) throw new Error(message);
  };
  return { documentId, restore };
}

/** A page, and a title that no test before has seen; its own title is published again after the test. */
export async function aPage(editor: Editor) {
  const { documentId, restore } = await titleOf(editor, 'status');
  onTestFinished(restore);
  return { documentId, marked: `Status ${Date.now()}` };
}

/** Runs the work while a part neither answers nor dies. */
export async function withStopped(part: string, work: () => Promise<void>): Promise<void> {
  const pids = await pidsOf(part);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}
