/**
 * Finds the links in an entry: to pages that editors chose, and to URLs of this site that they typed. For the index of
 * links (store.ts) and for the check before publishing (cms/src/preflight/).
 */

/** `field` says where the link is, for example `sections.2.actions.0`. */
export type Reference = { field: string; label: string | null } & ({ toDocument: string } | { toPath: string });

export function collectReferences(entry: Record<string, unknown>): Reference[] {
  return Object.entries(entry).flatMap(([field, value]) => collectFrom(value, field));
}

function collectFrom(value: unknown, field: string): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => collectFrom(item, `${field}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  // Related documents and files have links of their own.
  if ('documentId' in value) return [];
  const nested = Object.entries(value).flatMap(([key, child]) => collectFrom(child, `${field}.${key}`));
  return [...ownReference(value, field), ...nested];
}

/** The link of a component (`page` or `href`), or of a link in rich text (`url`). */
function ownReference(value: object, field: string): Reference[] {
  const { page, href, url, type, label, text } = value as Record<string, unknown>;
  const place = { field, label: firstText(label, text) };
  const documentId = (page as { documentId?: unknown } | null | undefined)?.documentId;
  // A chosen page takes precedence over a typed address (web/app/content/fields/link.tsx).
  if (typeof documentId === 'string') return [{ ...place, toDocument: documentId }];
  const typed = type === 'link' ? url : href;
  const path = typeof typed === 'string' ? toSitePath(typed) : null;
  if (path === null) return [];
  return [{ ...place, label: place.label ?? textOf(value), toPath: path }];
}

/** The path of a URL of this site, without its query and fragment; null for other URLs. */
export function toSitePath(address: string): string | null {
  const trimmed = address.trim();
  if (!/^\/(?![/\\])/.test(trimmed)) return null;
  const path = trimmed.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path || '/';
}

function firstText(...values: unknown[]): string | null {
  return (values.find((value) => typeof value === 'string' && value !== '') as string | undefined) ?? null;
}

/** The text of a link in a paragraph, which is in its children. */
function textOf(value: object): string | null {
  const { children } = value as { children?: { text?: unknown }[] };
  return firstText(children?.map(({ text }) => text).join(''));
}
