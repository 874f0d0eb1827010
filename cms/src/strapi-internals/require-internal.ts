/** Checks at startup that the undocumented parts of Strapi this folder uses are as this folder expects them. */
import type { Core } from '@strapi/strapi';

/** Throws if a part of Strapi has changed. `file` is the file in this folder that uses it. */
export function requireInternal(isAsExpected: boolean, problem: string, file: string): void {
  if (!isAsExpected) throw new Error(`Strapi changed: ${problem} (cms/src/strapi-internals/${file})`);
}

/** Throws if one of the functions is missing. `owner` is the object's name in the message. */
export function requireFunctions(
  object: unknown,
  owner: string,
  kind: 'method' | 'action',
  names: readonly string[],
  file: string,
): void {
  requireInternal(Boolean(object), `${owner} does not exist`, file);
  for (const name of names)
    requireInternal(
      typeof (object as Record<string, unknown>)[name] === 'function',
      `${owner} has no ${kind} "${name}"`,
      file,
    );
}

/** Throws if a content type or one of its attributes is missing. */
export function requireAttributes(strapi: Core.Strapi, uid: string, names: readonly string[], file: string): void {
  const type = strapi.contentType(uid as never) as { attributes: object } | undefined;
  requireInternal(Boolean(type), `there is no content type "${uid}"`, file);
  for (const name of names)
    requireInternal(
      Object.hasOwn(type!.attributes, name),
      `the content type "${uid}" has no attribute "${name}"`,
      file,
    );
}
