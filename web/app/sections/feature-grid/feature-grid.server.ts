/** Features of the product, each with an optional illustration. */
import { z } from 'zod';
import { feature, featurePopulate, list, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const featureGrid = {
  schema: z.object({ title: text, lead: optionalText, features: list(feature) }),
  populate: { populate: { features: featurePopulate } },
};

export type FeatureGridData = z.output<typeof featureGrid.schema>;
