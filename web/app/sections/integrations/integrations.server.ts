/** Tools that the product connects to, with code samples. */
import { z } from 'zod';
import { highlight } from '#blocks/highlight.server.ts';
import { feature, featurePopulate, list, optionalText, text } from '#content/fields/field-schemas.server.ts';

const sample = z
  .object({ title: text, language: optionalText, code: text })
  .transform(({ title, language, code }) => ({ title, code: highlight(code, language) }));

export const integrations = {
  schema: z.object({
    title: text,
    lead: optionalText,
    integrations: list(feature),
    samples: list(sample),
  }),
  populate: { populate: { integrations: featurePopulate, samples: true } },
};

export type IntegrationsData = z.output<typeof integrations.schema>;
