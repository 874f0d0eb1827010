/**
 * Two editors on one entry. The admin sends which version the form was opened with (src/admin/unsaved/entry-base.ts). If
 * another one was saved since, nothing is written, unless the editor has decided to replace it; it is then kept among the
 * versions.
 */
import type { Core, UID } from '@strapi/strapi';
import { problemError } from './problems';
import { siteType } from './site-types';
import { nameOfUser } from './strapi-internals/current-editor';
import { keepDraft } from './versions/store';

export type Base = { documentId: string; locale: string; savedAt: number; replaces: boolean };
type Request = { get: (header: string) => string; state: { isBaseChecked?: boolean } };
type Draft = { updatedAt: string; updatedBy?: object | null };

export function registerConflicts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId, locale } = context.params as { documentId?: string; locale?: string };
    const request = strapi.requestContext.get() as Request | undefined;
    if (siteType(uid) && action === 'discardDraft' && documentId && locale)
      await keepDraft(strapi, { uid, documentId, locale });
    if (!siteType(uid) || !/^(update|publish)$/.test(action) || !documentId || !request) return next();
    const base = parseBase(request.get('X-Entry-Base'));
    // Publishing saves the form first, in the same request.
    if (!base || request.state.isBaseChecked || base.documentId !== documentId || base.locale !== locale) return next();
    request.state.isBaseChecked = true;
    const where = { documentId, locale, publishedAt: null };
    const draft: Draft | null = await strapi.db
      .query(uid as UID.ContentType)
      .findOne({ where, populate: ['updatedBy'] });
    if (draft && Date.parse(draft.updatedAt) !== base.savedAt) {
      const editor = nameOfUser(draft.updatedBy ?? undefined);
      if (!base.replaces)
        throw problemError(
          strapi,
          editor ? { code: 'entry.conflict', values: { editor } } : { code: 'entry.changedByProgram' },
        );
      await keepDraft(strapi, { uid, documentId, locale: base.locale });
    }
    return next();
  });
}

/** For example `k2b7… en 2026-11-18T12:00:00.000Z`, with `replace` at the end if the saved version is to be replaced. */
export function parseBase(header: string): Base | null {
  const [, documentId, locale, time, replace] = /^([a-z0-9]+) ([a-z-]+) (\S+)( replace)?$/i.exec(header) ?? [];
  const savedAt = Date.parse(time ?? '');
  if (!documentId || !locale || Number.isNaN(savedAt)) return null;
  return { documentId, locale, savedAt, replaces: replace !== undefined };
}
