/**
 * Cache tags. The web puts the same tags on its responses (web/app/http/cache-tags.ts); its cms-contract.test.ts checks
 * that both are equal.
 */
import { createHash } from 'node:crypto';

/** The content of a document in one language; files have no language. */
export function documentTag(documentId: string, locale?: string): string {
  return locale ? `${short(documentId)}.${locale}` : short(documentId);
}

/** Whether a document has a path, and which. Responses that link to it depend on this. */
export function pathTag(documentId: string): string {
  return `${short(documentId)}@`;
}

/** The list of documents of a type in one language, and its order. */
export function listTag(type: string, locale: string): string {
  return `${type}.${locale}`;
}

/** Which document has a path, if any. */
export function lookupTag(type: string, address: string): string {
  return `${type}@${createHash('sha256').update(address).digest('base64url').slice(0, 10)}`;
}

/** Search results in one language. */
export function searchTag(locale: string): string {
  return `search.${locale}`;
}

/** An uploaded file in all its sizes. Their names share a random part. */
export function fileTag(name: string): string {
  return `file-${/_([0-9a-f]{10})(?![0-9a-f])/.exec(name)?.[1] ?? 'unnamed'}`;
}

/** Everything rendered by one build of the web. */
export function buildTag(id: string): string {
  return `build-${id}`;
}

/** For responses with more tags than fit into their header; every publication purges them. */
export const anyTag = 'any';

/** Document ids are random, so half of one is unique enough. */
function short(documentId: string): string {
  return documentId.slice(0, 12);
}
