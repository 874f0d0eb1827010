/** A route for the admin: what Prometheus knows, for administrators. */
import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type AdminContext } from '../strapi-internals/admin-routes';
import charts from './charts.json';

type Context = AdminContext & { query: { hours?: string }; status: number; body: unknown };
type Point = [seconds: number, value: string];
type RangeResult = { metric: Record<string, string>; values: Point[] }[];
type Alert = { labels: Record<string, string>; annotations: { summary?: string }; state: string; activeAt: string };

const timeoutMs = 5_000;
const pointsPerChart = 120;
const maxHours = 48;
const maxLines = 8;

export function addOperationsRoutes(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/site/operations', handler: (ctx) => show(strapi, ctx) }]);
}

async function show(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!ctx.state.userAbility.can('admin::users.read', 'all')) return void (ctx.status = 404);
  const url = strapi.config.get<string>('monitoring.prometheusUrl');
  if (!url) return void (ctx.body = { isConfigured: false });
  const hours = Math.min(Number(ctx.query.hours) || 1, maxHours);
  try {
    const end = Math.floor(Date.now() / 1000);
    const range = { start: end - hours * 3600, end, step: Math.ceil((hours * 3600) / pointsPerChart) };
    const [alerts, ...drawn] = await Promise.all([
      readAlerts(url),
      ...charts.map(async ({ id, title, unit, queries }) => {
        const series = await Promise.all(queries.map((query) => readSeries(url, query, range)));
        return { id, title, unit, series: largest(series.flat()) };
      }),
    ]);
    ctx.body = { isConfigured: true, from: range.start, to: end, alerts, charts: drawn };
  } catch (error) {
    strapi.log.warn(`operations: Prometheus cannot be read: ${(error as Error).message}`);
    ctx.status = 503;
    ctx.body = { error: { message: 'Prometheus does not answer.' } };
  }
}

async function readAlerts(url: string) {
  const { alerts } = await ask<{ alerts: Alert[] }>(url, '/api/v1/alerts', {});
  return alerts
    .filter(({ state }) => state === 'firing')
    .map(({ labels, annotations, activeAt }) => ({
      name: labels.alertname,
      summary: annotations.summary ?? '',
      activeAt,
    }));
}

/** A route that was visited once is not worth a line. */
function largest(series: Awaited<ReturnType<typeof readSeries>>) {
  const highest = ({ points }: (typeof series)[number]) => Math.max(...points.map(([, value]) => value!));
  return series.toSorted((a, b) => highest(b) - highest(a)).slice(0, maxLines);
}

type Range = { start: number; end: number; step: number };

async function readSeries(url: string, { expr, legend }: { expr: string; legend: string }, range: Range) {
  const { result } = await ask<{ result: RangeResult }>(url, '/api/v1/query_range', { query: expr, ...range });
  return result.map(({ metric, values }) => ({
    name: fillLegend(legend, metric),
    points: values.map(([time, value]) => [time, Number(value)]).filter(([, value]) => Number.isFinite(value)),
  }));
}

/** Puts the labels of a series in the place of `{{label}}`. */
export function fillLegend(legend: string, metric: Record<string, string>): string {
  return legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? '');
}

async function ask<T>(url: string, path: string, parameters: object): Promise<T> {
  const search = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await fetch(`${url}${path}?${new URLSearchParams(search)}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = (await response.json()) as { data: T; error?: string };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.error ?? ''}`);
  return body.data;
}
