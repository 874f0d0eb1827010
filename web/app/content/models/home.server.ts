/** The home page. */
import { z } from 'zod';
import { defaultLocale } from '#locales/index.ts';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
import { localizations, seo, seoPopulate, text } from '#content/fields/field-schemas.server.ts';

export const homeSchema = z.object({ locale: text, title: text, sections: sectionZone, seo, localizations });

const query = {
  populate: { sections: sectionZonePopulate, seo: seoPopulate, localizations: { fields: ['locale'] } },
};

/** Falls back to the default language, because visitors are redirected to the home page of their browser's language. */
export async function readHome({ read }: ContentReader) {
  const shape = z.object({ data: homeSchema });
  const own = await read('home', query, shape, { list: 'home' });
  return (own ?? (await read('home', { ...query, locale: defaultLocale }, shape, { list: 'home' })))?.data ?? null;
}
