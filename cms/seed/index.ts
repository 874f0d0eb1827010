import type { Core, UID } from '@strapi/strapi';
import { contact } from './contact';
import { home } from './home';
import { legacyPages } from './legacy';
import { Media } from './media';
import { offices } from './offices';
import { pages } from './pages';
import { plans } from './plans';
import { pricing } from './pricing';
import { site } from './site';

type Words = Record<string, Record<string, unknown>>;

const marker = { type: 'core', name: 'duet', key: 'seed' } as const;

/**
 * Loads the sample site into an empty database. A second run does nothing; a run after one that was cut off goes on
 * where that stopped. What editors changed or deleted since is never touched.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  if (await strapi.store(marker).get({})) return;
  const began = Date.now();
  const media = new Media(strapi);
  const pageIds = new Map<string, string>();

  // Pages first without what is in them, because menus and sections point at pages.
  for (const { key, access = 'public', words } of pages) {
    const bare = mapWords(words, ({ title, slug }) => ({ title, slug, access }));
    pageIds.set(key, await write(strapi, 'api::page.page', bare, { slug: anyOf(words).slug }));
  }
  const resolve = (value: unknown) => resolveReferences(value, media, pageIds);
  const put = async (uid: UID.ContentType, words: Words, where?: Record<string, unknown>) =>
    write(strapi, uid, await mapAsync(words, resolve), where);

  for (const { key, access = 'public', words } of pages) {
    const filled = await mapAsync(
      mapWords(words, (own) => ({ ...own, access })),
      resolve,
    );
    await update(strapi, 'api::page.page', pageIds.get(key)!, filled);
  }
  for (const { rank, words, ...shared } of plans) {
    await put(
      'api::plan.plan',
      mapWords(words, (own) => ({ ...shared, rank, ...own })),
      { rank },
    );
  }
  for (const { rank, words, ...shared } of offices) {
    await put(
      'api::office.office',
      mapWords(words, (own) => ({ ...shared, rank, ...own })),
      { rank },
    );
  }
  for (const { path, words } of legacyPages) {
    await put(
      'api::legacy-page.legacy-page',
      mapWords(words, (own) => ({ path, ...own })),
      { path },
    );
  }
  await put('api::home.home', home);
  await put('api::pricing.pricing', pricing);
  await put('api::contact.contact', contact);
  await put('api::site.site', site);

  await strapi.store(marker).set({ value: new Date().toISOString() });
  strapi.log.info(`The sample site is loaded (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** Creates and publishes a document in each of its languages, unless one that matches is already there. */
async function write(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  words: Words,
  where: Record<string, unknown> = {},
): Promise<string> {
  const existing = await strapi.db.query(uid).findOne({ where });
  if (existing) return existing.documentId as string;
  const [first, ...rest] = Object.entries(words);
  const { documentId } = await strapi.documents(uid).create({
    locale: first![0],
    data: first![1] as never,
    status: 'published',
  });
  await update(strapi, uid, documentId, Object.fromEntries(rest));
  return documentId;
}

async function update(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, words: Words): Promise<void> {
  for (const [locale, data] of Object.entries(words)) {
    await strapi.documents(uid).update({ documentId, locale, data: data as never, status: 'published' });
  }
}

/** Turns names used in seed files into what Strapi stores: `page: 'about'` into a relation, file names into media. */
async function resolveReferences(value: unknown, media: Media, pageIds: Map<string, string>): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => resolveReferences(one, media, pageIds)));
  if (typeof value !== 'object' || value === null) return value;
  const source = value as Record<string, unknown>;
  if (typeof source.seedFile === 'string') {
    return media.block(source.seedFile, String(source.alternativeText), source.caption as string | undefined);
  }
  const result: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(source)) {
    if (key === 'imageAlt') continue;
    if (key === 'page' && typeof child === 'string') {
      const documentId = pageIds.get(child);
      if (!documentId) throw new Error(`Seed: no page has the key "${child}"`);
      result.page = { documentId };
    } else if (key === 'image' && typeof child === 'string') {
      result.image = (await media.file(child, String(source.imageAlt))).id;
    } else {
      result[key] = await resolveReferences(child, media, pageIds);
    }
  }
  return result;
}

function mapWords<T extends object>(words: Record<string, T>, change: (own: T) => Record<string, unknown>): Words {
  return Object.fromEntries(Object.entries(words).map(([locale, own]) => [locale, change(own)]));
}

async function mapAsync(words: Words, change: (own: unknown) => Promise<unknown>): Promise<Words> {
  const entries = Object.entries(words).map(async ([locale, own]) => [locale, await change(own)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Words;
}

function anyOf<T>(words: Record<string, T>): T {
  return Object.values(words)[0]!;
}
