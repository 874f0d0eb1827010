/** The open jobs, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/client/loader.server.ts';
import { optionalText, text } from '#content/fields/field-schemas.server.ts';

export const jobSchema = z.object({
  documentId: text,
  title: text,
  place: text,
  pay: optionalText,
  text: optionalText,
});

export type Job = z.output<typeof jobSchema>;

export async function readJobs({ read }: ContentReader): Promise<Job[]> {
  const query = { sort: 'rank', pagination: { pageSize: 100 } };
  return (await read('jobs', query, z.object({ data: z.array(jobSchema) }), { list: 'job' }))?.data ?? [];
}
