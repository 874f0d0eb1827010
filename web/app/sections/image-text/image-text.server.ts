/** An image beside text. */
import { z } from 'zod';
import { blocks } from '#blocks/schema.server.ts';
import { image, imageFields, optionalText } from '#content/fields/field-schemas.server.ts';

export const imageText = {
  schema: z.object({
    title: optionalText,
    body: blocks,
    image,
    /** What the picture shows, in the language of the page. Without it, the text of the file counts. */
    imageAlt: optionalText,
    caption: optionalText,
    side: z
      .enum(['left', 'right'])
      .nullish()
      .transform((value) => value ?? 'left'),
  }),
  populate: { populate: { image: imageFields } },
};

export type ImageTextData = z.output<typeof imageText.schema>;
