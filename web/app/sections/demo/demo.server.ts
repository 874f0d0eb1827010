/** The product to try out. Editors write its introduction; the rest of its words are messages. */
import { z } from 'zod';
import { optionalText, text } from '#content/fields/field-schemas.server.ts';

export const demo = {
  schema: z.object({
    title: text,
    lead: optionalText,
    promise: optionalText,
    /** Title and lead of the comic that is shown without JavaScript. */
    comicTitle: text,
    comicLead: optionalText,
  }),
  populate: {},
};

export type DemoData = z.output<typeof demo.schema>;
