/** Questions and answers. */
import { z } from 'zod';
import { list, text } from '#content/fields/field-schemas.server.ts';

export const faq = {
  schema: z.object({ title: text, questions: list(z.object({ question: text, answer: text })) }),
  populate: { populate: { questions: true } },
};

export type FaqData = z.output<typeof faq.schema>;
