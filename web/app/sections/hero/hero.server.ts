/** The opening of a page: a large title with actions and an illustration. */
import { z } from 'zod';
import {
  illustration,
  imageFields,
  link,
  linkPopulate,
  list,
  optionalImage,
  optionalText,
  text,
} from '#content/fields/field-schemas.server.ts';

export const hero = {
  schema: z.object({
    title: text,
    lead: optionalText,
    actions: list(link),
    note: optionalText,
    illustration,
    illustrationAlt: optionalText,
    /** Shown instead of the illustration. */
    image: optionalImage,
    imageAlt: optionalText,
  }),
  populate: { populate: { actions: linkPopulate, image: imageFields } },
};

export type HeroData = z.output<typeof hero.schema>;
