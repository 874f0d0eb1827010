/** The offices, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery } from '#content/client/content-query.server.ts';
import { list, optionalText, text } from '#content/fields/field-schemas.server.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const officeSchema = z.object({
  documentId: text,
  name: text,
  street: text,
  postalCode: text,
  city: text,
  country: text,
  phone: optionalText,
  email: optionalText,
  hours: list(z.object({ day: z.enum(weekdays), opens: text, closes: text })),
  point: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
});

export type Office = z.output<typeof officeSchema>;

const officesQuery = listQuery(
  'office',
  'offices',
  { sort: 'rank', populate: { hours: true, point: true }, pagination: { pageSize: 100 } },
  officeSchema,
);

export async function readOffices({ readList }: ContentReader): Promise<Office[]> {
  return readList(officesQuery);
}
