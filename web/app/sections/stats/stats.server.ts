/** Key figures with a unit and a label. */
import { z } from 'zod';
import { list, optionalText, text } from '#content/fields/field-schemas.server.ts';

export const stats = {
  schema: z.object({ title: text, stats: list(z.object({ value: text, unit: optionalText, label: text })) }),
  populate: { populate: { stats: true } },
};

export type StatsData = z.output<typeof stats.schema>;
