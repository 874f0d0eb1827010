/** A call to action. */
import { z } from 'zod';
import { illustration, linkPopulate, optionalLink, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const cta = {
  schema: z.object({ title: text, text: optionalText, action: optionalLink, illustration }),
  populate: { populate: { action: linkPopulate } },
};

export type CtaData = z.output<typeof cta.schema>;
