/** The changes of the product. They are documents of their own; the section has only a title. */
import { z } from 'zod';
import { optionalText } from '#content/fields/field-schemas.server.ts';

export const changelog = {
  schema: z.object({ title: optionalText }),
  populate: {},
};

export type ChangelogData = z.output<typeof changelog.schema>;
