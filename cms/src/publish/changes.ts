/** Decides which cache tags a change purges, and how it is verified. Reads and writes nothing. */
import { pathField, pathOf, type SiteType } from '../site-types';
import { anyTag, documentTag, fileTag, listTag, lookupTag, pathTag, searchTag } from '../tags';

/** The published version of a document in one language. */
export type Row = { id: number; locale: string; updatedAt: string; publishedAt: string; [field: string]: unknown };
/** What the public URL must show: the document as published then or later, or no page. */
export type Check = { path: string; publishedAt?: string; gone?: true; mayBeAbsent?: true };
export type Publication = {
  uid: string;
  documentId: string;
  locale: string | null;
  tags: string[];
  check: Check | null;
};

type Document = { uid: string; documentId: string; type: SiteType };
/** `old` or `now` is missing if the document was not published before, or is not any more. */
type Change = Document & { locale: string; locales: string[]; old: Row | undefined; now: Row | undefined };

const writes = /^(create|update|clone|discardDraft|publish|unpublish|delete)$/;
const drafts = /^(create|update|clone|discardDraft)$/;

/** Whether an action of Strapi's document service writes. */
export function isWrite(action: string): boolean {
  return writes.test(action);
}

/** Whether a write can change published content. `status` is the parameter of the action. */
export function isVisibleWrite(action: string, status: string | undefined): boolean {
  return isWrite(action) && (!drafts.test(action) || status === 'published');
}

/** One publication for each language whose published version is new, changed or gone. The default language is first. */
export function comparePublished(document: Document, locales: string[], before: Row[], after: Row[]): Publication[] {
  const { uid, documentId } = document;
  return locales.flatMap((locale): Publication[] => {
    const old = before.find((row) => row.locale === locale);
    const now = after.find((row) => row.locale === locale);
    if (old?.id === now?.id && old?.updatedAt === now?.updatedAt) return [];
    const change = { ...document, locale, locales, old, now };
    return [{ uid, documentId, locale, tags: tagsOf(change), check: checkOf(change) }];
  });
}

/** A picture or file that was edited, replaced or deleted in the media library. */
export function fileChange(documentId: string, hash: string): Publication {
  const tags = [documentTag(documentId), fileTag(hash), anyTag];
  return { uid: 'plugin::upload.file', documentId, locale: null, tags, check: null };
}

function tagsOf({ uid, documentId, type, locale, locales, old, now }: Change): string[] {
  const name = typeName(uid);
  const field = pathField(type);
  const tags = [documentTag(documentId, locale), listTag(name, locale), searchTag(locale), anyTag];
  const pathValue = (row: Row | undefined) => (row ? (field ? String(row[field]) : '/') : null);
  // Public lists and lookups do not find a page for members only.
  if (pathValue(old) !== pathValue(now) || old?.access !== now?.access) {
    tags.push(pathTag(documentId), ...locales.map((one) => listTag(name, one)));
    for (const at of [pathValue(old), pathValue(now)]) if (field && at) tags.push(lookupTag(name, at));
  }
  return [...new Set(tags)];
}

/** Null if no page can tell: the document is not public, its page may not show it, or has another document, too. */
function checkOf({ type, locale, locales, old, now }: Change): Check | null {
  const path = type.isRedirect || type.isOptional ? null : pathOf(type, now ?? old!);
  if (!path) return null;
  const localized = locale === locales[0] ? path : `/${locale}${path === '/' ? '' : path}`;
  const absent = type.isPart ? { mayBeAbsent: true as const } : {};
  if (now) return { path: localized, publishedAt: new Date(now.publishedAt).toISOString(), ...absent };
  return pathField(type) ? { path: localized, gone: true, ...absent } : null;
}

function typeName(uid: string): string {
  return /^api::([^.]+)\./.exec(uid)?.[1] ?? '';
}
