/** Text written in the CMS’s rich-text editor. */
import { z } from 'zod';
import { blocks } from '#blocks/schema.server.ts';
import { optionalText } from '#content/fields/field-schemas.server.ts';

export const richText = {
  schema: z.object({ title: optionalText, body: blocks }),
  populate: {},
};

export type RichTextData = z.output<typeof richText.schema>;
