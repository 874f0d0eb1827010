/** Links of an entry that lead to no page of this site. */
import type { Core, UID } from '@strapi/strapi';
import reservedSlugs from '../api/page/reserved-slugs.json';
import { listedLocales } from '../locales';
import type { Problem } from '../problems';
import { collectReferences, type Reference } from '../references/collect';
import type { Findings } from './content';

type Target = 'published' | 'unpublished' | 'missing';

/** On every page: a link to an unpublished page is refused there. Elsewhere two new pages may link to each other. */
const menuUid = 'api::site.site';

export async function checkLinks(
  strapi: Core.Strapi,
  { uid, locale }: { uid: string; locale: string },
  entry: Record<string, unknown>,
): Promise<Findings> {
  const findings: Findings = { refused: [], warned: [] };
  for (const reference of collectReferences(entry)) {
    const problem = await findProblem(strapi, locale, reference);
    if (!problem) continue;
    const isRefused = problem.code !== 'link.unpublished' || uid === menuUid;
    findings[isRefused ? 'refused' : 'warned'].push(problem);
  }
  return findings;
}

async function findProblem(strapi: Core.Strapi, locale: string, reference: Reference): Promise<Problem | null> {
  const place = reference.field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const label = reference.label ?? '';
  if ('toDocument' in reference) {
    const target = await findEntry(strapi, 'api::page.page', { documentId: reference.toDocument, locale });
    if (target === 'published') return null;
    return { code: 'link.unpublished', path: [...place, 'page'], values: { label } };
  }
  const path = reference.toPath;
  const values = { label, path };
  if (listedLocales(strapi).some(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`)))
    return { code: 'link.language', path: [...place, 'href'], values };
  const target = await findTarget(strapi, locale, path);
  if (target === 'published') return null;
  return { code: target === 'missing' ? 'link.broken' : 'link.unpublished', path: [...place, 'href'], values };
}

/** What is at a path of the site, in a language. */
async function findTarget(strapi: Core.Strapi, locale: string, path: string): Promise<Target> {
  const [, first = '', ...rest] = path.split('/');
  const value = rest.join('/');
  if (first === 'changes' && value)
    return findEntry(strapi, 'api::changelog-entry.changelog-entry', { slug: value, locale });
  if (first === 'old') return findEntry(strapi, 'api::legacy-page.legacy-page', { path: value, locale });
  if (first === '' || (reservedSlugs.includes(first) && first !== 'changes')) return 'published';
  if (value) return 'missing';
  const page = await findEntry(strapi, 'api::page.page', { slug: first, locale });
  if (page !== 'missing') return page;
  return findEntry(strapi, 'api::redirect.redirect', { from: first, locale });
}

async function findEntry(strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<Target> {
  const rows: { publishedAt: string | null }[] = await strapi.db
    .query(uid)
    .findMany({ where, select: ['publishedAt'] });
  if (rows.length === 0) return 'missing';
  return rows.some(({ publishedAt }) => publishedAt !== null) ? 'published' : 'unpublished';
}
