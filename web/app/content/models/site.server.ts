/** Menus, footer and announcement of every page. Falls back to the default language if not published in this one. */
import { z } from 'zod';
import { nothingPublished } from '#http/problem.ts';
import { defaultLocale } from '#locales/index.ts';
import { isExternal } from '#content/fields/href.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { singleQuery } from '#content/client/content-query.server.ts';
import {
  linkPopulate,
  link,
  list,
  optionalLink,
  optionalText,
  seo,
  seoPopulate,
  text,
} from '#content/fields/field-schemas.server.ts';

export const siteSchema = z.object({
  locale: text,
  name: text,
  tagline: optionalText,
  navigation: list(link),
  footer: list(z.object({ title: text, links: list(link) })),
  footerNote: optionalText,
  /** Says that the company is made up; shown with a stamp. */
  sampleNote: optionalText,
  announcement: z
    .object({ label: optionalText, text, link: optionalLink })
    .nullish()
    .transform((value) => value ?? undefined),
  // Only http(s) URLs: each becomes a link on every page.
  social: list(z.object({ network: text, url: text })).transform((links) => links.filter(({ url }) => isExternal(url))),
  seo,
});

export type Site = z.output<typeof siteSchema>;

const query = {
  populate: {
    navigation: linkPopulate,
    footer: { populate: { links: linkPopulate } },
    announcement: { populate: { link: linkPopulate } },
    social: true,
    seo: seoPopulate,
  },
};

const siteQuery = singleQuery('site', query, siteSchema);

export async function readSite({ readSingle }: ContentReader): Promise<Site> {
  const site = (await readSingle(siteQuery)) ?? (await readSingle(siteQuery, defaultLocale));
  if (!site) throw nothingPublished();
  return site;
}
