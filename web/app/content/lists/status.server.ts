/** The parts of the service that the status page lists, and what went wrong with them. */
import { z } from 'zod';
import type { ContentReader } from '#content/client/loader.server.ts';
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

export async function readStatusComponents({ read }: ContentReader): Promise<StatusComponent[]> {
  const query = { sort: 'rank', pagination: { pageSize: 100 } };
  const shape = z.object({ data: z.array(statusComponentSchema) });
  return (await read('status-components', query, shape, { list: 'status-component' }))?.data ?? [];
}

/** The newest first. */
export async function readIncidents({ read }: ContentReader): Promise<Incident[]> {
  const query = {
    sort: 'startedAt:desc',
    populate: { components: { fields: ['documentId'] } },
    pagination: { pageSize: 100 },
  };
  const shape = z.object({ data: z.array(incidentSchema) });
  return (await read('incidents', query, shape, { list: 'incident' }))?.data ?? [];
}
