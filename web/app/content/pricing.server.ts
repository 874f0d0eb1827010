/** The pricing page, without the plans it compares. */
import { z } from 'zod';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { localizations } from './head.server.ts';
import type { ContentReader } from './loader.server.ts';
import { list, optionalText, seo, seoPopulate, text } from './parts.server.ts';

const cell = z.object({ included: z.boolean().nullish(), text: optionalText });

const group = z.object({ title: text, rows: list(z.object({ label: text, cells: list(cell) })) });

export type ComparisonGroup = z.output<typeof group>;

export const pricingSchema = z.object({
  locale: text,
  title: text,
  lead: optionalText,
  /** In per cent; gross prices are shown where it is known. */
  vatRate: z.number().nullish(),
  taxNote: optionalText,
  comparisonTitle: optionalText,
  comparison: list(group),
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
  return (await read('pricing', query, z.object({ data: pricingSchema }), { list: 'pricing' }))?.data ?? null;
}
