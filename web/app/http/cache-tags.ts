/**
 * Cache tags: they name what a response depends on. The CMS purges by the same tags when something is published
 * (cms/src/tags.ts); cms-contract.test.ts checks that both are equal.
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

/** Which document has a slug or path, if any. */
export function lookupTag(type: string, path: string): string {
  return `${type}@${createHash('sha256').update(path).digest('base64url').slice(0, 10)}`;
}

/** Search results in one language. */
export function searchTag(locale: string): string {
  return `search.${locale}`;
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
