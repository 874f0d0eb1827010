/** Dates and times in UTC, as each language writes them. English ones are British: "4 November 2026", 24 hours. */
import { memoize } from '#memoize.ts';

const regions: Record<string, string> = { en: 'en-GB' };

const formats = {
  /** 4 November 2026 */
  date: { dateStyle: 'long' },
  /** 4 November */
  day: { day: 'numeric', month: 'long' },
  /** 4 Nov */
  shortDay: { day: 'numeric', month: 'short' },
  /** 14:32 */
  time: { timeStyle: 'short' },
  /** 4 Nov 2026, 14:32 */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** 4 Nov 2026 */
  shortDate: { dateStyle: 'medium' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof formats;

export function formatDate(time: string | number | Date, locale: string, format: DateFormat): string {
  return formatFor(locale, format).format(new Date(time));
}

const formatFor = memoize(
  100,
  (locale, format) =>
    new Intl.DateTimeFormat(regions[locale!] ?? locale, { ...formats[format as DateFormat], timeZone: 'UTC' }),
);
