/** Every public address of one language, in files of a thousand pages: one question to the CMS each, at any size. */
import { z } from 'zod';
import { alternatesAt, localizations, type Alternate } from './head.server.ts';
import type { ContentReader } from './loader.server.ts';
import { pageAlternates, publicOnly } from './page.server.ts';
import { text } from './parts.server.ts';

export type SitemapEntry = { path: string; changed: string | undefined; alternates: Alternate[] };

const pagesPerFile = 1000;
const publicPages = { filters: publicOnly };
const changed = { updatedAt: z.string().nullish() };

export async function countSitemapFiles({ read }: ContentReader): Promise<number> {
  const shape = z.object({ meta: z.object({ pagination: z.object({ total: z.number() }) }) });
  const query = { ...publicPages, fields: ['slug'], pagination: { pageSize: 1 } };
  const total = (await read('pages', query, shape, { list: 'page' }))?.meta.pagination.total ?? 0;
  return Math.max(1, Math.ceil(total / pagesPerFile));
}

/** The first file also holds the pages with fixed addresses. */
export async function readSitemapFile(reader: ContentReader, number: number): Promise<SitemapEntry[]> {
  const pages = await readPages(reader, number);
  return number === 1 ? [...(await readFixed(reader)), ...pages] : pages;
}

async function readPages({ read, locale }: ContentReader, number: number): Promise<SitemapEntry[]> {
  const page = z.object({ locale: text, slug: text, localizations, ...changed });
  const query = {
    ...publicPages,
    sort: 'createdAt',
    fields: ['slug', 'locale', 'updatedAt'],
    populate: { localizations: { fields: ['slug', 'locale'] } },
    pagination: { page: number, pageSize: pagesPerFile },
  };
  const found = await read('pages', query, z.object({ data: z.array(page) }), { list: 'page' });
  return (found?.data ?? []).map((one) => entry(pageAlternates(one), locale, one.updatedAt));
}

async function readFixed({ read, locale }: ContentReader): Promise<SitemapEntry[]> {
  const single = z.object({ locale: text, localizations, ...changed });
  const query = { fields: ['locale', 'updatedAt'], populate: { localizations: { fields: ['locale'] } } };
  const singles = ['home', 'pricing', 'contact'].map(async (type) => {
    const found = await read(type, query, z.object({ data: single }), { list: type });
    if (!found) return [];
    return [entry(alternatesAt(type === 'home' ? '/' : `/${type}`, found.data), locale, found.data.updatedAt)];
  });
  return (await Promise.all(singles)).flat();
}

function entry(alternates: Alternate[], locale: string, updatedAt: string | null | undefined): SitemapEntry {
  const own = alternates.find((alternate) => alternate.locale === locale);
  return { path: own?.path ?? '/', changed: updatedAt ?? undefined, alternates };
}
