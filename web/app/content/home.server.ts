/** The home page. */
import { z } from 'zod';
import { defaultLocale } from '#locales/index.ts';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { localizations } from './head.server.ts';
import type { ContentReader } from './loader.server.ts';
import { seo, seoPopulate, text } from './parts.server.ts';

export const homeSchema = z.object({ locale: text, title: text, sections: sectionZone, seo, localizations });

const query = {
  populate: { sections: sectionZonePopulate, seo: seoPopulate, localizations: { fields: ['locale'] } },
};

/** A language that has no home page yet shows the default language's: its visitors are sent here by their browser. */
export async function readHome({ read }: ContentReader) {
  const shape = z.object({ data: homeSchema });
  const own = await read('home', query, shape, { list: 'home' });
  return (own ?? (await read('home', { ...query, locale: defaultLocale }, shape, { list: 'home' })))?.data ?? null;
}
