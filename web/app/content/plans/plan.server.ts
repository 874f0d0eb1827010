/** The plans, in the order editors gave them. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery } from '#content/client/content-query.server.ts';
import { illustration, list, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const planSchema = z.object({
  documentId: text,
  name: text,
  audience: optionalText,
  features: list(z.object({ text })),
  prices: list(
    z.object({
      currency: z.enum(['PLN', 'EUR', 'USD']),
      period: z.enum(['month', 'year']),
      amount: z.number().int().min(0),
    }),
  ),
  illustration,
  featured: z
    .boolean()
    .nullish()
    .transform((value) => value === true),
});

export type Plan = z.output<typeof planSchema>;

const plansQuery = listQuery(
  'plan',
  'plans',
  { sort: 'rank', populate: { features: true, prices: true }, pagination: { pageSize: 100 } },
  planSchema,
);

export async function readPlans({ readList }: ContentReader): Promise<Plan[]> {
  return readList(plansQuery);
}
