/** Numbered steps. */
import { z } from 'zod';
import { list, step, text } from '#content/fields/field-schemas.server.ts';

export const steps = {
  schema: z.object({ title: text, steps: list(step) }),
  populate: { populate: { steps: true } },
};

export type StepsData = z.output<typeof steps.schema>;
