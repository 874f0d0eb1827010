/**
 * The cache tags of an answer: of all documents in it, and of the list or the path that was asked for. The web puts the
 * same tags on its pages (web/app/content/client/collect-cache-tags.server.ts); cms-contract.test.ts compares the two.
 */
import { documentTag, listTag, lookupTag, pathTag } from '../tags';
import type { ContentQuery } from './queries';

export function answerTags({ type, kind }: ContentQuery, locale: string, value: string, data: unknown): string[] {
  const tags = new Set([kind === 'lookup' ? lookupTag(type, value) : listTag(type, locale)]);
  for (const document of [data].flat()) collect(document, 'data', locale, tags);
  return [...tags];
}

/** Fields that link to another document and contain only its path. */
const links = /^(localizations|page)$/;

function collect(value: unknown, field: string, locale: string | undefined, tags: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((one) => collect(one, field, locale, tags));
  if (typeof value !== 'object' || value === null) return;
  const { documentId, locale: own = locale } = value as { documentId?: unknown; locale?: string };
  if (typeof documentId === 'string') {
    tags.add(links.test(field) ? pathTag(documentId) : documentTag(documentId, own));
    // A translation may be added that is not in the list yet.
    if ('localizations' in value) tags.add(pathTag(documentId));
  }
  // Only the requested document is sure to have the requested language; nested ones may have another.
  for (const [name, child] of Object.entries(value)) collect(child, name, undefined, tags);
}
