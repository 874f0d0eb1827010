/** The tools that can be connected, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/client/loader.server.ts';
import { linkPopulate, optionalLink, optionalText, text } from '#content/fields/field-schemas.server.ts';
import { integrationKinds } from './integration-kinds.ts';

export const integrationSchema = z.object({
  documentId: text,
  name: text,
  text: optionalText,
  kind: z.enum(integrationKinds),
  link: optionalLink,
});

export type Integration = z.output<typeof integrationSchema>;

export async function readIntegrations({ read }: ContentReader): Promise<Integration[]> {
  const query = { sort: 'rank', populate: { link: linkPopulate }, pagination: { pageSize: 100 } };
  const shape = z.object({ data: z.array(integrationSchema) });
  return (await read('integrations', query, shape, { list: 'integration' }))?.data ?? [];
}
