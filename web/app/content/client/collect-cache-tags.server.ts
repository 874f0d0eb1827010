/** Collects the cache tags of all documents in a response of the CMS, and the latest time one of them was published. */
import { documentTag, pathTag } from '#http/cache-tags.ts';

export type CacheTags = { tags: Set<string>; published: string };

export function collectCacheTags(body: unknown, locale: string): CacheTags {
  const found: CacheTags = { tags: new Set(), published: '' };
  const { data } = (body ?? {}) as { data?: unknown };
  for (const document of [data].flat()) collect(document, 'data', locale, found);
  return found;
}

/** Fields that link to another document and contain only its path. */
const links = /^(localizations|page)$/;

function collect(value: unknown, field: string, locale: string | undefined, found: CacheTags): void {
  if (Array.isArray(value)) return value.forEach((one) => collect(one, field, locale, found));
  if (typeof value !== 'object' || value === null) return;
  const { documentId, locale: own = locale, publishedAt } = value as Record<string, unknown>;
  if (typeof documentId === 'string') {
    found.tags.add(links.test(field) ? pathTag(documentId) : documentTag(documentId, own as string | undefined));
    // A translation may be added that is not in the list yet.
    if ('localizations' in value) found.tags.add(pathTag(documentId));
  }
  if (typeof publishedAt === 'string' && publishedAt > found.published) found.published = publishedAt;
  // Only the requested document is sure to have the requested language; nested ones may have another.
  for (const [name, child] of Object.entries(value)) collect(child, name, undefined, found);
}
