/** What went wrong with the service. Incidents are documents of their own; the section has only a title. */
import { z } from 'zod';
import { text } from '#content/fields/field-schemas.server.ts';

export const incidents = {
  schema: z.object({ title: text }),
  populate: {},
};

export type IncidentsData = z.output<typeof incidents.schema>;
