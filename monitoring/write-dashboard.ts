/**
 * Writes the dashboard for Grafana, with the same charts as the operations page of the CMS's admin:
 *
 *   node monitoring/write-dashboard.ts > monitoring/grafana-dashboard.json
 */
import { readFileSync } from 'node:fs';
import { dashboard, type Chart } from './grafana.ts';

const charts = new URL('../cms/src/operations/charts.json', import.meta.url);
const text = JSON.stringify(dashboard(JSON.parse(readFileSync(charts, 'utf8')) as Chart[]), null, 2);
process.stdout.write(`${text}\n`);
