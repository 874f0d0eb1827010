import { expect, test } from 'vitest';
import charts from './charts.json';
import { fillLegend } from './routes';

test('every chart has a name in each language of the admin, a known unit and a query', () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  for (const { title, unit, queries } of charts) {
    expect(Object.keys(title)).toEqual(['en', 'pl']);
    expect(['per second', 'seconds', 'share', 'count']).toContain(unit);
    expect(queries.length).toBeGreaterThan(0);
  }
});

test('puts labels in the place of their names', () => {
  expect(fillLegend('{{language}} {{route}}{{none}}', { language: 'pl', route: '/pricing' })).toBe('pl /pricing');
});
