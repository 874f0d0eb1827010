/** Typed links to an address that has changed lead to the new one at once, without a redirect. */
import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { localizePath } from '../locales';
import { outsideRequest } from '../strapi-internals/current-editor';
import { referencesOf, schemasOf, toData, type Snapshot } from '../versions/snapshot';
import { readSnapshot, type EntryKey } from '../versions/store';

type Row = { uid: string; document_id: string };

/**
 * In all entries of the language. Drafts with other changes are not published: their published version keeps the old
 * link, which is redirected.
 */
export async function updateLinks(strapi: Core.Strapi, locale: string, from: string, to: string): Promise<void> {
  const rows: Row[] = await strapi.db
    .connection('content_references')
    .distinct('uid', 'document_id')
    .where({ locale, to_path: localizePath(strapi, locale, from) });
  // The editor who renamed the page need not have the permission for all of them.
  await outsideRequest(strapi, async () => {
    for (const { uid, document_id: documentId } of rows) {
      await updateLinksOf(strapi, { uid, documentId, locale }, from, to).catch((error: unknown) => {
        // Something else is wrong with the entry. Its link is redirected.
        if (!(error instanceof errors.ApplicationError)) throw error;
      });
    }
  });
}

async function updateLinksOf(strapi: Core.Strapi, key: EntryKey, from: string, to: string): Promise<void> {
  const { uid, documentId, locale } = key;
  const draft = await readSnapshot(strapi, key, false);
  if (!draft) return;
  const isUnchanged = isDeepStrictEqual(draft, await readSnapshot(strapi, key, true));
  const updated = replaceLinks(draft, from, to) as Snapshot;
  const { files, documents } = referencesOf(updated);
  const data = toData(schemasOf(strapi), uid, updated, { files: new Set(files), documents: new Set(documents) });
  const entries = strapi.documents(uid as UID.ContentType);
  await entries.update({ documentId, locale, data: data as never });
  if (isUnchanged) await entries.publish({ documentId, locale });
}

/** Links of components (`href`) and of texts (`url`), also with a query or a fragment. */
export function replaceLinks(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceLinks(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      typeof child === 'string' && /^(href|url)$/.test(name)
        ? replaceLink(child, from, to)
        : replaceLinks(child, from, to),
    ]),
  );
}

function replaceLink(address: string, from: string, to: string): string {
  const [, path, rest] = /^\s*(\/[^?#]*?)\/?([?#].*)?\s*$/.exec(address) ?? [];
  return path === from ? to + (rest ?? '') : address;
}
