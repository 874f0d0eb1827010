/** The offices, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/client/loader.server.ts';
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

export async function readOffices({ read }: ContentReader): Promise<Office[]> {
  const query = { sort: 'rank', populate: { hours: true, point: true }, pagination: { pageSize: 100 } };
  return (await read('offices', query, z.object({ data: z.array(officeSchema) }), { list: 'office' }))?.data ?? [];
}
