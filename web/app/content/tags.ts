/**
 * The names of what an answer is made from. The CMS purges by the same names when something is published
 * (cms/src/tags.ts); cms-contract.test.ts holds the two together.
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

/** Everything: for an answer made from more than its header can name. */
export const anyTag = 'any';

/** Document ids are random: half of one is enough to be unique. */
function short(documentId: string): string {
  return documentId.slice(0, 12);
}
