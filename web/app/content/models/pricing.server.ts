/** The pricing page, without the plans it compares. */
import { z } from 'zod';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { comparisonGroup } from '#content/plans/comparison.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { singleQuery } from '#content/client/content-query.server.ts';
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

const pricingQuery = singleQuery('pricing', query, pricingSchema);

export async function readPricing({ readSingle }: ContentReader) {
  return readSingle(pricingQuery);
}
