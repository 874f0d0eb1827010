import { expect, test } from 'vitest';
import { defaultLanguage } from '#locales/test-languages.ts';
import { metricsText } from '#metrics.server.ts';
import { countVitals } from './vitals.server.ts';

const pages = new Set(['home']);
const measured = { page: 'home', language: defaultLanguage, values: { LCP: 1_200, CLS: 0.02 } };
const count = (change: object) => countVitals(JSON.stringify({ ...measured, ...change }), pages);

test('counts a measurement by page and language', async () => {
  expect(count({})).toBe(true);
  const text = await metricsText();
  expect(text).toContain(`duet_web_vital_seconds_sum{vital="LCP",page="home",language="${defaultLanguage}"} 1.2`);
  expect(text).toContain(`duet_web_layout_shift_sum{page="home",language="${defaultLanguage}"} 0.02`);
});

test.each([
  ['an unknown page', { page: 'other' }],
  ['an unknown language', { language: 'xx' }],
  ['a negative duration', { values: { LCP: -1 } }],
  ['a text', { values: { LCP: '1' } }],
  ['an endless duration', { values: { INP: 1e12 } }],
])('refuses %s', async (_, change) => {
  const before = await metricsText();
  expect(count(change)).toBe(false);
  expect(countVitals('no JSON', pages)).toBe(false);
  expect((await metricsText()).includes('other')).toBe(before.includes('other'));
});
