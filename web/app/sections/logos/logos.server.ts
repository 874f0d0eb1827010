/** Customers' names, each with an optional mark. */
import { z } from 'zod';
import { list, mark, text } from '#content/fields/field-schemas.server.ts';

export const logos = {
  schema: z.object({ title: text, logos: list(z.object({ name: text, mark })) }),
  populate: { populate: { logos: true } },
};

export type LogosData = z.output<typeof logos.schema>;
