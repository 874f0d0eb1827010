/** A short list of the plans. The plans themselves are read once per page, not per section. */
import { z } from 'zod';
import { linkPopulate, optionalLink, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const plans = {
  schema: z.object({ title: text, note: optionalText, action: optionalLink }),
  populate: { populate: { action: linkPopulate } },
};

export type PlansData = z.output<typeof plans.schema>;
