/** The first thing on a page: a title as large as a poster. */
import { z } from 'zod';
import { illustration, link, linkPopulate, list, optionalText, text } from '#content/parts.server.ts';

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
