/**
 * The names by which pages are purged. The web puts the same names on what it makes (web/app/content/tags.ts);
 * cms-contract.test.ts there holds the two together.
 */
import { createHash } from 'node:crypto';

/** What a document says in one language; files have no language. */
export function documentTag(documentId: string, locale?: string): string {
  return locale ? `${short(documentId)}.${locale}` : short(documentId);
}

/** Whether a document has an address, and which: all that a link to it shows. */
export function addressTag(documentId: string): string {
  return `${short(documentId)}@`;
}

/** Which documents of a type there are in one language, and in what order. */
export function listTag(type: string, locale: string): string {
  return `${type}.${locale}`;
}

/** What stands at an address, if anything. */
export function lookupTag(type: string, address: string): string {
  return `${type}@${createHash('sha256').update(address).digest('base64url').slice(0, 10)}`;
}

/** An uploaded file in all its sizes, by the random part that their names share. */
export function fileTag(name: string): string {
  return `file-${/_([0-9a-f]{10})(?![0-9a-f])/.exec(name)?.[1] ?? 'unnamed'}`;
}

/** On answers made from more than their header can name: whatever is published purges them. */
export const anyTag = 'any';

/** Document ids are random: half of one is enough to be unique. */
function short(documentId: string): string {
  return documentId.slice(0, 12);
}
