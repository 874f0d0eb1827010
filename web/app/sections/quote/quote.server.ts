/** A quotation with its author. */
import { z } from 'zod';
import { illustration, imageFields, optionalImage, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const quote = {
  schema: z.object({
    text,
    person: text,
    role: optionalText,
    illustration,
    /** Shown instead of the illustration. */
    image: optionalImage,
    imageAlt: optionalText,
  }),
  populate: { populate: { image: imageFields } },
};

export type QuoteData = z.output<typeof quote.schema>;
