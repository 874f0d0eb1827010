/** Counts what the browsers of visitors have measured (enhance/vitals.ts). */
import { z } from 'zod';
import { locales } from '#locales/index.ts';
import { layoutShift, vitalSeconds } from '#metrics.server.ts';

const milliseconds = z.number().min(0).max(600_000).optional();
const schema = z.object({
  page: z.string().max(50),
  language: z.enum(locales.map(({ code }) => code)),
  values: z.object({
    CLS: z.number().min(0).max(100).optional(),
    FCP: milliseconds,
    INP: milliseconds,
    LCP: milliseconds,
    TTFB: milliseconds,
  }),
});

/** `pages` are the names that are counted: a visitor cannot add others. Returns false if the text is not valid or the page is unknown. */
export function countVitals(text: string, pages: ReadonlySet<string>): boolean {
  const { success, data } = schema.safeParse(parseJson(text));
  if (!success || !pages.has(data.page)) return false;
  const { page, language, values } = data;
  const { CLS, ...durations } = values;
  if (CLS !== undefined) layoutShift.observe({ page, language }, CLS);
  for (const [vital, value] of Object.entries(durations))
    if (value !== undefined) vitalSeconds.observe({ vital, page, language }, value / 1000);
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
