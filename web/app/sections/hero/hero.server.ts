/** The opening of a page: a large title with actions and an illustration. */
import { z } from 'zod';
import { illustration, link, linkPopulate, list, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const hero = {
  schema: z.object({
    title: text,
    lead: optionalText,
    actions: list(link),
    note: optionalText,
    illustration,
    illustrationAlt: optionalText,
  }),
  populate: { populate: { actions: linkPopulate } },
};

export type HeroData = z.output<typeof hero.schema>;
