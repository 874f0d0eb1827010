/** The pricing page, without the plans it compares. */
import { z } from 'zod';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { localizations } from './head.server.ts';
import type { ContentReader } from './loader.server.ts';
import { list, optionalText, seo, seoPopulate, text } from './parts.server.ts';

const cell = z.object({ included: z.boolean().nullish(), text: optionalText });

export const pricingSchema = z.object({
  locale: text,
  title: text,
  lead: optionalText,
  taxNote: optionalText,
  comparisonTitle: optionalText,
  comparison: list(z.object({ title: text, rows: list(z.object({ label: text, cells: list(cell) })) })),
  sections: sectionZone,
  seo,
  localizations,
});

const query = {
  populate: {
    comparison: { populate: { rows: { populate: { cells: true } } } },
    sections: sectionZonePopulate,
    seo: seoPopulate,
    localizations: { fields: ['locale'] },
  },
};

export async function readPricing({ read }: ContentReader) {
  return (await read('pricing', query, z.object({ data: pricingSchema }), 'pricing'))?.data ?? null;
}
