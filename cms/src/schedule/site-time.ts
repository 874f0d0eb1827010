/** Times in the time zone of the site, in which editors plan. */

/** The moment at which the clocks of the time zone show this: `2026-11-18`, `09:30`. Null if it is not a time. */
export function parseSiteTime(date: string, time: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null;
  const wanted = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // The clocks differ from UTC by an offset that depends on the moment, so it is corrected twice.
  const first = wanted - offsetMs(wanted, timeZone);
  return new Date(wanted - offsetMs(first, timeZone));
}

/** How far the clocks of the time zone are ahead of UTC. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const value = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(moment / 1_000) * 1_000;
}
