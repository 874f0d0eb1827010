/**
 * The content types that visitors see, and their paths. Each type declares its path in its schema:
 * `"pluginOptions": { "site": { "path": "/:slug" } }`. Without it, publishing would purge nothing, so the CMS does not
 * start.
 */
import type { Core } from '@strapi/strapi';

export type SiteType = {
  /** `/:slug`: one path per document of a collection, with the value of that field. Otherwise a single path. */
  path: string;
  /** The type has no pages of its own; `path` is a page that shows it. */
  isPart?: boolean;
  /** A part of a page that editors can change: whether it is live cannot be seen there, because it may not be shown. */
  isOptional?: boolean;
  /** The type leads from `path` to another page; whether it is live cannot be seen there. */
  isRedirect?: boolean;
  /** Visitors do not find it by searching: its text is on every page, or outdated. */
  isUnsearched?: boolean;
  /** Each language has entries of its own. */
  isUntranslated?: boolean;
};

type Row = { [field: string]: unknown };
type Schema = { options?: { draftAndPublish?: boolean }; pluginOptions?: { site?: SiteType } };

const types = new Map<string, SiteType>();

export function registerSiteTypes(strapi: Core.Strapi): void {
  const published = Object.entries(strapi.contentTypes as unknown as Record<string, Schema>).filter(
    ([uid, { options }]) => uid.startsWith('api::') && options?.draftAndPublish,
  );
  const missing = published.filter(([, { pluginOptions }]) => !pluginOptions?.site?.path);
  if (missing.length > 0) throw new Error(missing.map(([uid]) => missingPathMessage(uid)).join('\n'));
  for (const [uid, { pluginOptions }] of published) types.set(uid, pluginOptions!.site!);
}

function missingPathMessage(uid: string): string {
  const name = uid.split('.').at(-1);
  return `The CMS cannot start: the content type "${name}" has no path on the site. Please add "pluginOptions": { "site": { "path": "/${name}s/:slug" } } to its schema.json (CONTRIBUTING, "Adding a collection").`;
}

export function siteUids(): string[] {
  return [...types.keys()];
}

export function siteType(uid: string): SiteType | undefined {
  return types.get(uid);
}

/** The field that is part of a document's path. */
export function pathField({ path }: SiteType): string | undefined {
  return /:(\w+)/.exec(path)?.[1];
}

/** Null if the document is not public. */
export function pathOf({ path }: SiteType, row: Row): string | null {
  if ((row.access ?? 'public') !== 'public') return null;
  return path.replace(/:(\w+)/, (_, field: string) => String(row[field]));
}
