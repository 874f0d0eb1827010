/** Tools on the far side, with code samples. */
import { z } from 'zod';
import { feature, featurePopulate, list, optionalText, text } from '#content/parts.server.ts';

export const integrations = {
  schema: z.object({
    title: text,
    lead: optionalText,
    integrations: list(feature),
    samples: list(z.object({ title: text, language: optionalText, code: text })),
  }),
  populate: { populate: { integrations: featurePopulate, samples: true } },
};

export type IntegrationsData = z.output<typeof integrations.schema>;
