/** An image beside text. */
import { z } from 'zod';
import { blocks } from '#blocks/schema.server.ts';
import { image, imageFields, optionalText } from '#content/fields/field-schemas.server.ts';

export const imageText = {
  schema: z.object({
    title: optionalText,
    body: blocks,
    image,
    caption: optionalText,
    side: z
      .enum(['left', 'right'])
      .nullish()
      .transform((value) => value ?? 'left'),
  }),
  populate: { populate: { image: imageFields } },
};

export type ImageTextData = z.output<typeof imageText.schema>;
