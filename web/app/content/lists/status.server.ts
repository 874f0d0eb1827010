/** The parts of the service that the status page lists, and what went wrong with them. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery } from '#content/client/content-query.server.ts';
import { list, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const serviceState = z.enum(['running', 'slow', 'closed', 'maintenance']);

export const statusComponentSchema = z.object({
  documentId: text,
  name: text,
  text: optionalText,
  state: serviceState,
});

export const incidentSchema = z.object({
  documentId: text,
  title: text,
  text: optionalText,
  startedAt: text,
  endedAt: optionalText,
  effect: z.enum(['none', 'slow', 'closed']),
  components: list(z.object({ documentId: text })),
});

export type StatusComponent = z.output<typeof statusComponentSchema>;
export type Incident = z.output<typeof incidentSchema>;

const statusComponentsQuery = listQuery(
  'status-component',
  'status-components',
  { sort: 'rank', pagination: { pageSize: 100 } },
  statusComponentSchema,
);

export async function readStatusComponents({ readList }: ContentReader): Promise<StatusComponent[]> {
  return readList(statusComponentsQuery);
}

const incidentsQuery = listQuery(
  'incident',
  'incidents',
  {
    sort: 'startedAt:desc',
    populate: { components: { fields: ['documentId', 'locale'] } },
    pagination: { pageSize: 100 },
  },
  incidentSchema,
);

/** The newest first. */
export async function readIncidents({ readList }: ContentReader): Promise<Incident[]> {
  return readList(incidentsQuery);
}
