/** The pricing page, without the plans it compares. */
import { z } from 'zod';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { comparisonGroup } from '#content/plans/comparison.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
import { list, localizations, optionalText, seo, seoPopulate, text } from '#content/fields/field-schemas.server.ts';

export const pricingSchema = z.object({
  locale: text,
  title: text,
  lead: optionalText,
  /** In per cent; gross prices are shown only if it is set. */
  vatRate: z.number().nullish(),
  taxNote: optionalText,
  comparisonTitle: optionalText,
  comparison: list(comparisonGroup),
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
