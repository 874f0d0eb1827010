import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Editor } from './editor.ts';

export type NewPage = { documentId: string; slug: { en: string; pl: string }; path: { en: string; pl: string } };

/** A page that is published in both languages, with unique addresses. It is deleted after the test. */
export async function newPage(editor: Editor, data: Record<string, unknown> = {}): Promise<NewPage> {
  const name = `test-${randomUUID().slice(0, 13)}`;
  const slug = { en: name, pl: `${name}-pl` };
  const { document, message } = await editor.create('page', { title: 'Test', slug: slug.en, ...data }, 'en');
  if (!document) throw new Error(message);
  const { documentId } = document;
  onTestFinished(async () => {
    await editor.remove('page', documentId);
    // Deleting a page leaves redirects, which say that it is gone.
    for (const locale of ['en', 'pl'] as const) await removeRedirects(editor, slug[locale], locale);
  });
  await publish(editor, documentId, { title: 'Test', slug: slug.en, ...data }, 'en');
  await publish(editor, documentId, { title: 'Próba', slug: slug.pl, ...data }, 'pl');
  for (const locale of ['en', 'pl']) await editor.waitUntilLive(documentId, locale);
  return { documentId, slug, path: { en: `/${slug.en}`, pl: `/pl/${slug.pl}` } };
}

async function publish(editor: Editor, documentId: string, data: Record<string, unknown>, locale: string) {
  const { status, message } = await editor.publish('page', documentId, data, locale);
  if (status !== 200) throw new Error(message);
}

export async function removeRedirects(editor: Editor, from: string, locale: string): Promise<void> {
  const path = '/content-manager/collection-types/api::redirect.redirect';
  const query = `locale=${locale}&filters[$and][0][from][$eq]=${from}`;
  const { body } = await editor.call<{ results: { documentId: string }[] }>('GET', `${path}?${query}`);
  for (const { documentId } of body.results) await editor.call('DELETE', `${path}/${documentId}?locale=${locale}`);
}
