/** The home page. */
import { z } from 'zod';
import { defaultLocale } from '#locales/index.ts';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { singleQuery } from '#content/client/content-query.server.ts';
import { localizations, seo, seoPopulate, text } from '#content/fields/field-schemas.server.ts';

export const homeSchema = z.object({ locale: text, title: text, sections: sectionZone, seo, localizations });

const query = {
  populate: { sections: sectionZonePopulate, seo: seoPopulate, localizations: { fields: ['locale'] } },
};

const homeQuery = singleQuery('home', query, homeSchema);

/** Falls back to the default language, because visitors are redirected to the home page of their browser's language. */
export async function readHome({ readSingle }: ContentReader) {
  return (await readSingle(homeQuery)) ?? (await readSingle(homeQuery, defaultLocale));
}
