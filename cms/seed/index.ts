import type { Core, UID } from '@strapi/strapi';
import { changelog } from './changelog';
import { contact } from './contact';
import { home } from './home';
import { integrations } from './integrations';
import { jobs } from './jobs';
import { legacyPages } from './legacy';
import { Media } from './media';
import { offices } from './offices';
import { pages } from './pages';
import { plans } from './plans';
import { pricing } from './pricing';
import { redirects } from './redirects';
import { site } from './site';
import { incidents, statusComponents } from './status';

type Translations = Record<string, Record<string, unknown>>;

const marker = { type: 'core', name: 'duet', key: 'seed' } as const;

/**
 * Loads the sample site into an empty database. After a complete run it does nothing; after an interrupted run it
 * continues where that stopped. It never changes what editors have changed or deleted since.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  if (await strapi.store(marker).get({})) return;
  const startedAt = Date.now();
  const media = new Media(strapi);
  const pageIds = new Map<string, string>();

  // First only title and slug of all pages, because menus and sections link to pages.
  for (const { key, access = 'public', words } of pages) {
    const withoutContent = mapTranslations(words, ({ title, slug }) => ({ title, slug, access }));
    pageIds.set(
      key,
      await createDocument(strapi, 'api::page.page', withoutContent, { slug: firstTranslation(words).slug }),
    );
  }
  const resolveAll = (value: unknown) => resolveReferences(value, media, pageIds);
  const createResolved = async (uid: UID.ContentType, translations: Translations, where?: Record<string, unknown>) =>
    createDocument(strapi, uid, await mapAsync(translations, resolveAll), where);

  for (const { key, access = 'public', words } of pages) {
    const filled = await mapAsync(
      mapTranslations(words, (own) => ({ ...own, access })),
      resolveAll,
    );
    await updateDocument(strapi, 'api::page.page', pageIds.get(key)!, filled);
  }
  for (const { rank, words, ...shared } of plans) {
    await createResolved('api::plan.plan', withShared(words, { ...shared, rank }), { rank });
  }
  for (const { rank, words, ...shared } of offices) {
    await createResolved('api::office.office', withShared(words, { ...shared, rank }), { rank });
  }
  for (const { date, words, ...shared } of changelog) {
    const where = { date };
    await createResolved('api::changelog-entry.changelog-entry', withShared(words, { ...shared, date }), where);
  }
  for (const { rank, words, ...shared } of integrations) {
    await createResolved('api::integration.integration', withShared(words, { ...shared, rank }), { rank });
  }
  for (const { rank, words } of jobs) {
    await createResolved('api::job.job', withShared(words, { rank }), { rank });
  }
  const componentIds = new Map<string, string>();
  for (const { key, rank, words } of statusComponents) {
    const translations = withShared(words, { rank, state: 'running' });
    componentIds.set(key, await createResolved('api::status-component.status-component', translations, { rank }));
  }
  for (const { startedAt, words, components, ...shared } of incidents) {
    const affected = components.map((key) => ({ documentId: componentIds.get(key)! }));
    const translations = withShared(words, { ...shared, startedAt, components: affected });
    await createResolved('api::incident.incident', translations, { startedAt });
  }
  for (const { path, words } of legacyPages) {
    await createResolved('api::legacy-page.legacy-page', withShared(words, { path }), { path });
  }
  for (const { words } of redirects) {
    await createResolved('api::redirect.redirect', words, { from: words.pl.from });
  }
  await createResolved('api::home.home', home);
  await createResolved('api::pricing.pricing', pricing);
  await createResolved('api::contact.contact', contact);
  await createResolved('api::site.site', site);

  await strapi.store(marker).set({ value: new Date().toISOString() });
  strapi.log.info(`Loaded the sample site (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** Creates and publishes a document in each of its languages, unless one that matches `where` exists. */
async function createDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  translations: Translations,
  where: Record<string, unknown> = {},
): Promise<string> {
  const existing = await strapi.db.query(uid).findOne({ where });
  if (existing) return existing.documentId as string;
  const [first, ...rest] = Object.entries(translations);
  const { documentId } = await strapi.documents(uid).create({
    locale: first![0],
    data: first![1] as never,
    status: 'published',
  });
  await updateDocument(strapi, uid, documentId, Object.fromEntries(rest));
  return documentId;
}

async function updateDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  translations: Translations,
): Promise<void> {
  for (const [locale, data] of Object.entries(translations)) {
    await strapi.documents(uid).update({ documentId, locale, data: data as never, status: 'published' });
  }
}

/** Replaces names in seed files with what Strapi stores: `page: 'about'` with a relation, file names with media. */
async function resolveReferences(value: unknown, media: Media, pageIds: Map<string, string>): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => resolveReferences(one, media, pageIds)));
  if (typeof value !== 'object' || value === null) return value;
  const source = value as Record<string, unknown>;
  if (typeof source.seedFile === 'string') {
    return media.block(source.seedFile, String(source.alternativeText), source.caption as string | undefined);
  }
  const result: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(source)) {
    if (key === 'page' && typeof child === 'string') {
      const documentId = pageIds.get(child);
      if (!documentId) throw new Error(`Seed: no page has the key "${child}". Please correct it in cms/seed/.`);
      result.page = { documentId };
    } else if (key === 'image' && typeof child === 'string') {
      result.image = (await media.file(child, String(source.imageAlt))).id;
    } else {
      result[key] = await resolveReferences(child, media, pageIds);
    }
  }
  return result;
}

function mapTranslations<T extends object>(
  translations: Record<string, T>,
  change: (translation: T) => Record<string, unknown>,
): Translations {
  return Object.fromEntries(Object.entries(translations).map(([locale, translation]) => [locale, change(translation)]));
}

/** Adds the fields that are the same in every language. */
function withShared(translations: Record<string, object>, shared: Record<string, unknown>): Translations {
  return mapTranslations(translations, (own) => ({ ...shared, ...own }));
}

async function mapAsync(
  translations: Translations,
  change: (translation: unknown) => Promise<unknown>,
): Promise<Translations> {
  const entries = Object.entries(translations).map(
    async ([locale, translation]) => [locale, await change(translation)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Translations;
}

function firstTranslation<T>(translations: Record<string, T>): T {
  return Object.values(translations)[0]!;
}
