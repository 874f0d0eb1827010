/** A quotation with its author. */
import { z } from 'zod';
import { illustration, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const quote = {
  schema: z.object({ text, person: text, role: optionalText, illustration }),
  populate: {},
};

export type QuoteData = z.output<typeof quote.schema>;
