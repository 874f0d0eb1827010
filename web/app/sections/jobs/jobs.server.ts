/** The open jobs. They are documents of their own; the section has only the title and the link of each job. */
import { z } from 'zod';
import { linkPopulate, optionalLink, text } from '#content/fields/field-schemas.server.ts';

export const jobs = {
  schema: z.object({ title: text, action: optionalLink }),
  populate: { populate: { action: linkPopulate } },
};

export type JobsData = z.output<typeof jobs.schema>;
