import type { Dashboard } from '@grafana/schema';

export type Chart = {
  id: string;
  title: { en: string };
  unit: 'per second' | 'seconds' | 'share' | 'count';
  queries: { expr: string; legend: string }[];
};

const units = { 'per second': 'reqps', seconds: 's', share: 'percentunit', count: 'short' } as const;
const source = { type: 'prometheus', uid: '${source}' };
/** Two charts in a row of Grafana's 24 columns. */
const size = { w: 12, h: 8 };

/** The dashboard, checked against Grafana's own schema. When it is imported, Grafana asks which Prometheus to read. */
export function dashboard(charts: Chart[]): Dashboard {
  return {
    uid: 'duet',
    title: 'Duet',
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-1h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: charts.map(({ title, unit, queries }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title: title.en,
      datasource: source,
      gridPos: { ...size, x: (index % 2) * size.w, y: Math.floor(index / 2) * size.h },
      fieldConfig: { defaults: { unit: units[unit], min: 0 }, overrides: [] },
      options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
      targets: queries.map(({ expr, legend }, target) => ({
        refId: String.fromCharCode(65 + target),
        datasource: source,
        expr,
        legendFormat: legend,
      })),
    })),
  };
}
