/** The plans and their prices in short; the plans themselves come from the CMS once per page. */
import { z } from 'zod';
import { linkPopulate, optionalLink, optionalText, text } from '#content/parts.server.ts';

export const plans = {
  schema: z.object({ title: text, note: optionalText, action: optionalLink }),
  populate: { populate: { action: linkPopulate } },
};

export type PlansData = z.output<typeof plans.schema>;
