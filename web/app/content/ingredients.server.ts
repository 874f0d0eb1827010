/** What an answer of the CMS is made of, found by walking it: the tags of its documents, and how fresh it is. */
import { addressTag, documentTag } from './tags.ts';

export type Ingredients = { tags: Set<string>; published: string };

export function ingredientsOf(body: unknown, locale: string): Ingredients {
  const found: Ingredients = { tags: new Set(), published: '' };
  const { data } = (body ?? {}) as { data?: unknown };
  for (const document of [data].flat()) walk(document, 'data', locale, found);
  return found;
}

/** Fields that show no more of another document than where it stands. */
const links = /^(localizations|page)$/;

function walk(value: unknown, field: string, locale: string | undefined, found: Ingredients): void {
  if (Array.isArray(value)) return value.forEach((one) => walk(one, field, locale, found));
  if (typeof value !== 'object' || value === null) return;
  const { documentId, locale: own = locale, publishedAt } = value as Record<string, unknown>;
  if (typeof documentId === 'string') {
    found.tags.add(links.test(field) ? addressTag(documentId) : documentTag(documentId, own as string | undefined));
  }
  if (typeof publishedAt === 'string' && publishedAt > found.published) found.published = publishedAt;
  // Only the document that was asked for is sure to be in the language that was asked for.
  for (const [name, child] of Object.entries(value)) walk(child, name, undefined, found);
}
