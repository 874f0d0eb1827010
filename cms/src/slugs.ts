/** Slugs: the part of an address that editors choose. */
import type { Core, UID } from '@strapi/strapi';
import slugify from '@sindresorhus/slugify';
import reservedSlugs from './api/page/reserved-slugs.json';
import { isPublished } from './is-published';
import { listedLocales } from './locales';
import { describeProblem, type Problem } from './problems';
import { adminLanguage } from './problems/language';
import { siteType } from './site-types';
import { addAdminRoutes, mayRead, type AdminContext } from './strapi-internals/admin-routes';

type Place = { uid: string; locale?: string | undefined; documentId?: string | undefined };

const pageUid = 'api::page.page';

/** Whether a route or a language of the site has this as the first segment of its path. */
export function isSitePath(strapi: Core.Strapi, segment: string): boolean {
  const locales = listedLocales(strapi).map(({ code }) => code);
  return [...reservedSlugs, ...locales].includes(segment.toLowerCase());
}

/** Why a document cannot have this slug, or null. */
export async function findSlugProblem(strapi: Core.Strapi, place: Place, slug: unknown): Promise<Problem | null> {
  const path = ['slug'];
  if (typeof slug !== 'string' || !/^[A-Za-z0-9-]+$/.test(slug)) return { code: 'slug.characters', path };
  if (place.uid === pageUid && isSitePath(strapi, slug)) return { code: 'slug.reserved', path, values: { slug } };
  const other = await findOther(strapi, place, slug);
  return other && { code: 'slug.taken', path, values: { slug, title: other.title } };
}

/** Another document with this slug in this language. */
function findOther(strapi: Core.Strapi, { uid, locale, documentId }: Place, slug: string) {
  const language = locale ?? listedLocales(strapi)[0]!.code;
  return strapi.db.query(uid as UID.ContentType).findOne({
    where: { slug, locale: language, ...(documentId && { documentId: { $ne: documentId } }) },
  });
}

/** A slug for this title that no other document has: with a number at the end, if needed. */
export async function suggestSlug(strapi: Core.Strapi, place: Place, title: string): Promise<string> {
  const base = slugify(title, { decamelize: false });
  if (!base) return '';
  let slug = base;
  for (let number = 2; await findSlugProblem(strapi, place, slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

type Context = AdminContext & {
  params: { uid: string };
  query: Record<string, string | undefined>;
  status: number;
  body: unknown;
};

/** Route for the admin's slug field: what is wrong with a slug, and which one fits the title. */
export function addSlugRoute(strapi: Core.Strapi): void {
  const handler = async (ctx: Context) => {
    const { uid } = ctx.params;
    if (!siteType(uid) || !mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
    const { locale, documentId, slug = '', title = '' } = ctx.query;
    const place = { uid, locale, documentId };
    const problem = slug ? await findSlugProblem(strapi, place, slug) : null;
    ctx.body = {
      problem: problem && describeProblem(problem, adminLanguage(strapi)),
      suggestion: await suggestSlug(strapi, place, title),
      isPublished: documentId !== undefined && (await isPublished(strapi, { uid, documentId, locale })),
    };
  };
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/site/slugs/:uid', handler }]);
}
