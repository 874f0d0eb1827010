/** What the product does, one illustrated entry each. */
import { z } from 'zod';
import { feature, featurePopulate, list, optionalText, text } from '#content/parts.server.ts';

export const featureGrid = {
  schema: z.object({ title: text, lead: optionalText, features: list(feature) }),
  populate: { populate: { features: featurePopulate } },
};

export type FeatureGridData = z.output<typeof featureGrid.schema>;
