/** Customers: each a name with an optional drawn mark, or an uploaded logo. */
import { z } from 'zod';
import { imageFields, list, mark, optionalImage, text } from '#content/fields/field-schemas.server.ts';

export const logos = {
  schema: z.object({ title: text, logos: list(z.object({ name: text, mark, logo: optionalImage })) }),
  populate: { populate: { logos: { populate: { logo: imageFields } } } },
};

export type LogosData = z.output<typeof logos.schema>;
