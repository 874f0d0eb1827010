/**
 * The order of the document service's middlewares: they run in the order in which they are added. Ours are added in
 * `register`, and the one of the i18n plugin, which copies values to other languages, in `bootstrap`: its copies are
 * therefore part of our transaction.
 */
import type { Core } from '@strapi/strapi';
import { requireInternal } from './require-internal';

type Use = Core.Strapi['documents']['use'];
type Middleware = Parameters<Use>[0];

let addedLater: Middleware[] = [];

/** Called in `register` after ours are added. */
export function watchDocumentMiddlewares(strapi: Core.Strapi): void {
  addedLater = [];
  const documents = strapi.documents as { use: Use };
  const { use } = documents;
  documents.use = (middleware) => {
    addedLater.push(middleware);
    return use(middleware);
  };
}

/** Called in `bootstrap`. The middleware of the i18n plugin has no name, so it is recognized by its source text. */
export function requireDocumentMiddlewares(): void {
  requireInternal(
    addedLater.some((middleware) => String(middleware).includes('syncNonLocalizedAttributes')),
    'the i18n plugin does not add its document middleware after ours',
    'document-middlewares.ts',
  );
}
