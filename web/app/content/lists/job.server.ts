/** The open jobs, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery } from '#content/client/content-query.server.ts';
import { optionalText, text } from '#content/fields/field-schemas.server.ts';

export const jobSchema = z.object({
  documentId: text,
  title: text,
  place: text,
  pay: optionalText,
  text: optionalText,
});

export type Job = z.output<typeof jobSchema>;

const jobsQuery = listQuery('job', 'jobs', { sort: 'rank', pagination: { pageSize: 100 } }, jobSchema);

export async function readJobs({ readList }: ContentReader): Promise<Job[]> {
  return readList(jobsQuery);
}
