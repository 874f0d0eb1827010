/** Which languages of a document are complete, missing or outdated. */
import type { Core } from '@strapi/strapi';
import { writtenLocales } from '../locales';
import { isVisibleWrite } from '../publish/changes';
import type { Query } from '../publish/record';
import { siteType } from '../site-types';
import { matchesAfterPublishing } from './matches';
import { addTranslationRoutes } from './routes';
import { readMatches, readTexts, writeMatches } from './store';

type Params = { documentId?: string; locale?: string | string[]; status?: string };

export function registerTranslations(strapi: Core.Strapi): void {
  addTranslationRoutes(strapi);
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as Params;
    const isPublished = siteType(uid) && isVisibleWrite(action, params.status);
    if (!isPublished || /^(unpublish|delete)$/.test(action)) return next();
    return strapi.db.transaction(async (transaction) => {
      const trx = transaction.trx as unknown as Query;
      const before = params.documentId ? await readTexts(strapi, trx, uid, params.documentId) : [];
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      const after = await readTexts(strapi, trx, uid, documentId);
      const matches = await readMatches(trx, documentId);
      const published = writtenLocales(strapi, params.locale).filter((code) =>
        after.some(({ locale }) => locale === code),
      );
      await writeMatches(trx, documentId, matchesAfterPublishing(published, before, after, matches));
      return result;
    });
  });
}
