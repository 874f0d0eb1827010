/** All tools that can be connected, with a filter. They are documents of their own. */
import { z } from 'zod';
import { optionalText } from '#content/fields/field-schemas.server.ts';

export const integrationDirectory = {
  schema: z.object({ title: optionalText, note: optionalText }),
  populate: {},
};

export type IntegrationDirectoryData = z.output<typeof integrationDirectory.schema>;
