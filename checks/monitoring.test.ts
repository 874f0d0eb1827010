/** Alerts, their runbooks and the dashboard. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dashboard, type Chart } from '../monitoring/grafana.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const namesIn = (path: string, pattern: RegExp) => [...read(path).matchAll(pattern)].map(([, name]) => name!);

const alerts = namesIn('monitoring/alerts.yml', /^ +- alert: (\w+)$/gm);

test('Prometheus raises each alert when it should', () => {
  const file = resolve(root, 'monitoring/alerts.test.yml');
  expect(execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS');
});

test('every alert is tested and has a runbook', () => {
  expect(alerts.length).toBeGreaterThan(15);
  expect(new Set(namesIn('monitoring/alerts.test.yml', /alertname: (\w+)/g))).toEqual(new Set(alerts));
  expect(namesIn('docs/runbooks.md', /^## (\w+)$/gm)).toEqual(alerts);
});

test('the dashboard for Grafana has the charts of the operations page', () => {
  const charts = JSON.parse(read('cms/src/operations/charts.json')) as Chart[];
  expect(JSON.parse(read('monitoring/grafana-dashboard.json'))).toEqual(dashboard(charts));
});
