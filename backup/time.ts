/** A time on the command line; null for none and for `now`. */
export function readTime(text: string | undefined): Date | null {
  if (text === undefined || text === 'now') return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--to must be a time, as in 2026-11-18T20:15:00Z, but was: ${text}`);
  return time;
}
