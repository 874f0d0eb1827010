/** People with their portraits. */
import { z } from 'zod';
import { illustration, list, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const team = {
  schema: z.object({
    title: text,
    lead: optionalText,
    people: list(z.object({ name: text, role: optionalText, illustration })),
  }),
  populate: { populate: { people: true } },
};

export type TeamData = z.output<typeof team.schema>;
