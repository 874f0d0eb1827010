/** The opening of the status page. Editors write the words of each state; the state itself comes from the components. */
import { z } from 'zod';
import { list, optionalText, text } from '#content/fields/field-schemas.server.ts';
import { serviceState } from '#content/lists/status.server.ts';

export const statusHero = {
  schema: z.object({
    words: list(z.object({ state: serviceState, title: text, lead: optionalText, illustrationAlt: optionalText })),
  }),
  populate: { populate: { words: true } },
};

export type StatusHeroData = z.output<typeof statusHero.schema>;
