/** The plans, in the order editors gave them. */
import { z } from 'zod';
import type { Section } from '#sections/registry.server.ts';
import type { ContentReader } from './loader.server.ts';
import { illustration, list, optionalText, text } from './parts.server.ts';

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

export async function readPlans({ read }: ContentReader): Promise<Plan[]> {
  const query = { sort: 'rank', populate: { features: true, prices: true }, pagination: { pageSize: 100 } };
  return (await read('plans', query, z.object({ data: z.array(planSchema) }), { list: 'plan' }))?.data ?? [];
}

/** The plans, for a page that has a section showing them; no question is asked for the others. */
export async function readPlansFor(reader: ContentReader, sections: Section[]): Promise<Plan[]> {
  return sections.some((section) => section.name === 'plans') ? readPlans(reader) : [];
}
