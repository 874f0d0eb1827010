/** The schema of the table that compares the plans. */
import { z } from 'zod';
import { list, optionalText, text } from '#content/fields/field-schemas.server.ts';

const cell = z.object({ included: z.boolean().nullish(), text: optionalText });

export const comparisonGroup = z.object({ title: text, rows: list(z.object({ label: text, cells: list(cell) })) });

export type ComparisonGroup = z.output<typeof comparisonGroup>;
