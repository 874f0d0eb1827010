import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDelay, retryCount, retryMinutes } from './retry-schedule.ts';

test('the webhook reference of the sample site lists the same times, in both languages', () => {
  const reference = readFileSync(new URL('../../../../cms/seed/pages/webhooks.ts', import.meta.url), 'utf8');
  const minutesOf = (entry: string) => {
    const [, number, unit] = /(\d+) (\w+)/.exec(entry)!;
    return Number(number) * (/^(hour|godzin)/.test(unit!) ? 60 : 1);
  };
  const written = [...reference.matchAll(/'(?:after|po) (\d+ (?:minu|hour|godzin)\w*)'/g)].map((match) =>
    minutesOf(match[1]!),
  );
  expect(written).toEqual([...retryMinutes, ...retryMinutes]);
  expect(retryCount).toBeLessThan(retryMinutes.length);
});

test('writes minutes and hours with a thin space', () => {
  expect([formatDelay(15), formatDelay(180)]).toEqual(['15\u202fmin', '3\u202fh']);
});
