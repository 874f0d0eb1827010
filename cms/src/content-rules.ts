import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import reservedSlugs from './api/page/reserved-slugs.json';
import { listedLocales } from './locales';

const { ValidationError } = errors;

type Write = { documentId?: string; locale?: string; data: Record<string, unknown> };
type Rule = (strapi: Core.Strapi, write: Write) => void | Promise<void>;

/** Validation that the admin's forms cannot express. It applies to every write, also by API or script. */
const rules: Record<string, Rule> = {
  'api::page.page': slugRule,
  'api::changelog-entry.changelog-entry': characterRule,
  'api::redirect.redirect': redirectRule,
  'api::office.office': pointRule,
  'api::legacy-page.legacy-page': pathRule,
};

export function registerContentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rule = rules[context.uid];
    if (rule && (context.action === 'create' || context.action === 'update' || context.action === 'clone')) {
      await rule(strapi, { data: {}, ...(context.params as Partial<Write>) });
    }
    const { data } = context.params as Partial<Write>;
    if (data && context.uid.startsWith('api::')) await pictureRule(strapi, data);
    return next();
  });
}

/** Pictures need an alternative text, for accessibility. */
async function pictureRule(strapi: Core.Strapi, data: unknown): Promise<void> {
  const ids = pictureIds(data);
  if (ids.length === 0) return;
  const files: { name: string; alternativeText: string | null }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } } });
  const withoutText = files.find((file) => !file.alternativeText?.trim());
  if (withoutText) {
    throw new ValidationError(
      `The picture "${withoutText.name}" has no alternative text. Open it in the media library and describe what it shows.`,
    );
  }
}

/** The ids of the files in an entry's `image` fields, at any depth. */
function pictureIds(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(pictureIds);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key !== 'image') return pictureIds(child);
    const id = typeof child === 'object' && child !== null ? (child as { id?: unknown }).id : child;
    return typeof id === 'number' ? [id] : [];
  });
}

function characterRule(_strapi: Core.Strapi, { data: { slug } }: Write): void {
  if (slug === undefined || slug === null) return;
  if (typeof slug !== 'string' || !/^[A-Za-z0-9-]+$/.test(slug)) {
    throw new ValidationError('A slug may contain letters a to z, digits and hyphens only. Please change it.');
  }
}

async function slugRule(strapi: Core.Strapi, write: Write): Promise<void> {
  characterRule(strapi, write);
  const { documentId, locale, data } = write;
  if (typeof data.slug !== 'string') return;
  const { slug } = data;
  if (isSitePath(strapi, slug)) {
    throw new ValidationError(`The slug "${slug}" is a path of the site itself. Please choose another.`);
  }
  const language = locale ?? listedLocales(strapi)[0]!.code;
  const other = await strapi.db.query('api::page.page').findOne({
    where: { slug, locale: language, ...(documentId && { documentId: { $ne: documentId } }) },
  });
  if (other) {
    throw new ValidationError(`The page "${other.title}" already has the slug "${slug}". Please choose another.`);
  }
}

/** Whether a route or a language of the site has this as the first segment of its path. */
function isSitePath(strapi: Core.Strapi, segment: string): boolean {
  const locales = listedLocales(strapi).map(({ code }) => code);
  return [...reservedSlugs, ...locales].includes(segment.toLowerCase());
}

/** A redirect must start where nothing is, and must not lead to another redirect. */
async function redirectRule(strapi: Core.Strapi, { documentId, locale, data }: Write): Promise<void> {
  const { from, to } = data;
  const language = locale ?? listedLocales(strapi)[0]!.code;
  const others = { locale: language, ...(documentId && { documentId: { $ne: documentId } }) };
  if (typeof from === 'string') {
    if (isSitePath(strapi, from)) {
      throw new ValidationError(`"${from}" is a path of the site itself. Please choose another.`);
    }
    const page = await strapi.db.query('api::page.page').findOne({ where: { slug: from, locale: language } });
    if (page) throw new ValidationError(`The page "${page.title}" has the path "${from}". Please choose another.`);
    const redirect = await strapi.db.query('api::redirect.redirect').findOne({ where: { from, ...others } });
    if (redirect) throw new ValidationError(`"${from}" already redirects to "${redirect.to}". Please change that one.`);
  }
  if (typeof to === 'string') {
    if (!/^(\/(?![/\\])|https?:\/\/)/.test(to.trim())) {
      throw new ValidationError('Please enter a path that begins with a slash, or a URL that begins with https://.');
    }
    const [, slug] = /^\/([A-Za-z0-9-]+)\/?$/.exec(to.trim()) ?? [];
    const next =
      slug && (await strapi.db.query('api::redirect.redirect').findOne({ where: { from: slug, ...others } }));
    if (next) throw new ValidationError(`"${to}" redirects to "${next.to}" itself. Please enter that.`);
  }
}

function pointRule(_strapi: Core.Strapi, { data }: Write): void {
  if (typeof data.point !== 'object' || data.point === null) return;
  const { latitude, longitude } = data.point as { latitude?: unknown; longitude?: unknown };
  if (!within(latitude, 90)) {
    throw new ValidationError(`Latitude must be a number between -90 and 90, but was: ${latitude}`);
  }
  if (!within(longitude, 180)) {
    throw new ValidationError(`Longitude must be a number between -180 and 180, but was: ${longitude}`);
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
  if (other)
    throw new ValidationError(
      `The page "${other.title}" already has the path /old/${data.path}. Please choose another.`,
    );
}
