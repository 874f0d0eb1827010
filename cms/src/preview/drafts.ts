/** Reading drafts with the API: only for the web, while it renders a preview, and only of the type that is previewed. */
import type { Core, UID } from '@strapi/strapi';
import { seal, unseal } from './sealed';

/** Longer than the web takes to render a page. */
const lifetimeMs = 30_000;

type Reader = { uid: string };

export function sealReader(strapi: Core.Strapi, uid: string): string {
  return seal<Reader>(strapi, 'draft readers', { uid }, lifetimeMs);
}

/** Whether a call of the API may read drafts. `path` begins with the name of the type, as in `/pages`. */
export function mayReadDrafts(strapi: Core.Strapi, path: string, reader: string): boolean {
  const opened = unseal<Reader>(strapi, 'draft readers', reader);
  if (!opened) return false;
  const { kind, info } = strapi.contentTypes[opened.uid as UID.ContentType]!;
  return path === `/${kind === 'singleType' ? info.singularName : info.pluralName}`;
}
