/** The tools that can be connected, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery } from '#content/client/content-query.server.ts';
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

const integrationsQuery = listQuery(
  'integration',
  'integrations',
  { sort: 'rank', populate: { link: linkPopulate }, pagination: { pageSize: 100 } },
  integrationSchema,
);

export async function readIntegrations({ readList }: ContentReader): Promise<Integration[]> {
  return readList(integrationsQuery);
}
