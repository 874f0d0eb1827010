import type { Core, UID } from '@strapi/strapi';
import { typeName } from './admin/forms/form-texts';
import { listedLocales } from './locales';
import { problemError, type Problem } from './problems';
import { adminLanguage } from './problems/language';
import { siteType } from './site-types';
import { findSlugProblem, isSitePath } from './slugs';

type Write = { uid: string; documentId?: string; locale?: string; data: Record<string, unknown> };
type Rule = (strapi: Core.Strapi, write: Write) => void | Promise<void>;

/** Validation that the admin's forms cannot express. It applies to every write, also by API or script. */
const rules: Record<string, Rule> = {
  'api::page.page': slugRule,
  'api::changelog-entry.changelog-entry': slugRule,
  'api::redirect.redirect': redirectRule,
  'api::office.office': pointRule,
  'api::legacy-page.legacy-page': pathRule,
};

export function registerContentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rule = rules[context.uid];
    if (rule && (context.action === 'create' || context.action === 'update' || context.action === 'clone')) {
      await rule(strapi, { data: {}, ...(context.params as Partial<Write>), uid: context.uid });
    }
    if (context.action === 'delete' || context.action === 'unpublish') protectSinglePages(strapi, context.uid);
    const { data } = context.params as Partial<Write>;
    if (data && context.uid.startsWith('api::')) await pictureRule(strapi, data);
    return next();
  });
}

/** The site needs its home page, its menus, its prices and its contact page in every language. */
function protectSinglePages(strapi: Core.Strapi, uid: string): void {
  const { kind, info } = strapi.contentTypes[uid as UID.ContentType]!;
  if (kind !== 'singleType' || !siteType(uid)) return;
  throw problemError(strapi, {
    code: 'single.needed',
    values: { name: typeName(info.displayName, adminLanguage(strapi)) },
  });
}

/** Pictures need an alternative text, for accessibility: where they are placed (`imageAlt`), or in the media library. */
async function pictureRule(strapi: Core.Strapi, data: unknown): Promise<void> {
  const placed = undescribedPictures(data);
  if (placed.length === 0) return;
  const files: { id: number; name: string; alternativeText: string | null }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: placed.map(({ id }) => id) } } });
  for (const { id, name, alternativeText } of files) {
    if (alternativeText?.trim()) continue;
    const { path } = placed.find((picture) => picture.id === id)!;
    throw problemError(strapi, { code: 'picture.undescribed', path, values: { name } });
  }
}

type Path = (string | number)[];

/** The files in an entry's `image` fields, at any depth, that have no `imageAlt` beside them. */
function undescribedPictures(value: unknown, path: Path = []): { id: number; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => undescribedPictures(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { image, imageAlt, ...others } = value as Record<string, unknown>;
  const id = typeof image === 'object' && image !== null ? (image as { id?: unknown }).id : image;
  const isDescribed = typeof imageAlt === 'string' && imageAlt.trim() !== '';
  const own = typeof id === 'number' && !isDescribed ? [{ id, path: [...path, 'image'] }] : [];
  return [...own, ...Object.entries(others).flatMap(([name, child]) => undescribedPictures(child, [...path, name]))];
}

async function slugRule(strapi: Core.Strapi, { uid, documentId, locale, data }: Write): Promise<void> {
  if (data.slug === undefined || data.slug === null) return;
  const problem = await findSlugProblem(strapi, { uid, documentId, locale }, data.slug);
  if (problem) throw problemError(strapi, problem);
}

/** A redirect must start where nothing is, lead somewhere, and not to another redirect. */
async function redirectRule(strapi: Core.Strapi, { documentId, locale, data }: Write): Promise<void> {
  const language = locale ?? listedLocales(strapi)[0]!.code;
  const others = { locale: language, ...(documentId && { documentId: { $ne: documentId } }) };
  const problem =
    (await findSourceProblem(strapi, language, others, data.from)) ?? (await findTargetProblem(strapi, others, data));
  if (problem) throw problemError(strapi, problem);
}

async function findSourceProblem(
  strapi: Core.Strapi,
  locale: string,
  others: object,
  from: unknown,
): Promise<Problem | null> {
  if (typeof from !== 'string') return null;
  const path = ['from'];
  // Changes have addresses of two segments: `changes/replay`.
  if (isSitePath(strapi, from)) return { code: 'redirect.fromSite', path, values: { from } };
  const page = await strapi.db.query('api::page.page').findOne({ where: { slug: from, locale } });
  if (page) return { code: 'redirect.fromPage', path, values: { from, title: page.title } };
  const redirect = await strapi.db.query('api::redirect.redirect').findOne({ where: { from, ...others } });
  if (!redirect) return null;
  return redirect.to
    ? { code: 'redirect.exists', path, values: { from, to: redirect.to } }
    : { code: 'redirect.gone', path, values: { from } };
}

async function findTargetProblem(
  strapi: Core.Strapi,
  others: object,
  { from, to, kind }: Write['data'],
): Promise<Problem | null> {
  const path = ['to'];
  if (kind === 'gone') return null;
  if (to === undefined) return null;
  if (typeof to !== 'string' || !/^(\/(?![/\\])|https?:\/\/)/.test(to.trim())) return { code: 'redirect.target', path };
  const target = to
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/^\//, '')
    .replace(/\/$/, '');
  if (target === from) return { code: 'redirect.loop', path };
  const next = await strapi.db.query('api::redirect.redirect').findOne({ where: { from: target, ...others } });
  if (!next) return null;
  return next.to
    ? { code: 'redirect.chain', path, values: { to, next: next.to } }
    : { code: 'redirect.gone', path, values: { from: to } };
}

function pointRule(strapi: Core.Strapi, { data }: Write): void {
  if (typeof data.point !== 'object' || data.point === null) return;
  const point = data.point as { latitude?: unknown; longitude?: unknown };
  for (const [name, limit] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const) {
    const value = point[name];
    if (!within(value, limit))
      throw problemError(strapi, { code: `point.${name}`, path: ['point', name], values: { value } });
  }
}

function within(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;
}

async function pathRule(strapi: Core.Strapi, { documentId, data }: Write): Promise<void> {
  if (data.path === undefined) return;
  const other = await strapi.db.query('api::legacy-page.legacy-page').findOne({
    where: { path: data.path, ...(documentId && { documentId: { $ne: documentId } }) },
  });
  const { path } = data;
  if (other) throw problemError(strapi, { code: 'legacy.taken', path: ['path'], values: { path, title: other.title } });
}
