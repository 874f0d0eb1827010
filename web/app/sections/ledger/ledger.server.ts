/** The product itself: a day's leads, where they went and what happened to them. */
import { z } from 'zod';
import { list, optionalText, text } from '#content/fields/field-schemas.server.ts';

const row = z.object({
  name: text,
  email: optionalText,
  /** The misspelt part of the address. It is shown crossed out, before the correction. */
  typo: optionalText,
  correction: optionalText,
  source: text,
  target: text,
  state: z.enum(['landed', 'amended', 'waiting']),
  result: text,
  detail: optionalText,
});

export const ledger = {
  schema: z.object({ title: text, day: text, summary: optionalText, rows: list(row), note: optionalText }),
  populate: { populate: { rows: true } },
};

export type LedgerData = z.output<typeof ledger.schema>;
export type LedgerRow = z.output<typeof row>;
