import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Bar = { label: string; value: number; note: string };

const ink = '#121c27';
const colours = ['#e8502f', '#1f5c4d', '#e9b43c', '#6b7680'];

/** The charts that docs/scale.md shows, drawn from the figures of the same run. */
export function drawCharts(folder: string, figures: Record<string, unknown>): void {
  const { edge, origin, publish } = figures as {
    edge: Record<'ours' | 'varnish' | 'node', { perSecond: number; p99: number }>;
    origin: { loads: Record<string, { perSecond: number }>; react: Record<string, number> };
    publish: { visible: number[] };
  };
  const hits = (['ours', 'varnish', 'node'] as const).map((name, index) => ({
    label: ['our edge', 'Varnish alone', 'Node http alone'][index]!,
    value: edge[name].perSecond,
    note: `${count(edge[name].perSecond)}/s, p99 ${edge[name].p99.toFixed(1)} ms`,
  }));
  save(folder, 'hits.svg', bars('Hits per second on one core, 20 pages, 32 connections', hits));
  const renders = Object.keys(origin.loads).flatMap((path) => [
    {
      label: `${path}  our web`,
      value: origin.loads[path]!.perSecond,
      note: `${count(origin.loads[path]!.perSecond)}/s`,
    },
    { label: `${path}  React alone`, value: origin.react[path]!, note: `${count(origin.react[path]!)}/s` },
  ]);
  save(folder, 'renders.svg', bars('Pages rendered per second on one core', renders));
  save(
    folder,
    'publish.svg',
    curve('From the click on Publish to the last of two edges, page and data', publish.visible),
  );
}

function save(folder: string, name: string, svg: string): void {
  writeFileSync(resolve(folder, name), svg);
}

function frame(title: string, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="15" fill="${ink}"><rect width="${width}" height="${height}" fill="#f5eddc"/><text x="24" y="36" font-size="18" font-weight="700">${title}</text>${body}</svg>\n`;
}

function bars(title: string, all: Bar[]): string {
  const most = Math.max(...all.map(({ value }) => value));
  const body = all.map(({ label, value, note }, index) => {
    const y = 64 + index * 40;
    const width = Math.max(2, (value / most) * 400);
    return `<text x="24" y="${y + 19}">${label}</text><rect x="190" y="${y}" width="${width.toFixed(1)}" height="28" fill="${colours[index % colours.length]}"/><text x="${(200 + width).toFixed(1)}" y="${y + 19}">${note}</text>`;
  });
  return frame(title, 820, 84 + all.length * 40, body.join(''));
}

/** Every publication as a dot, the fastest first, with the limits of 95 and 99 in 100. */
function curve(title: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const top = Math.max(1_000, sorted.at(-1) ?? 0) * 1.1;
  const x = (index: number) => 70 + (index / Math.max(1, sorted.length - 1)) * 700;
  const y = (ms: number) => 330 - (ms / top) * 260;
  const lines = [250, 500, 750, 1_000].map(
    (ms) =>
      `<line x1="70" x2="770" y1="${y(ms)}" y2="${y(ms)}" stroke="${ink}" stroke-opacity="${ms === 1_000 ? 0.6 : 0.15}"/><text x="20" y="${y(ms) + 5}" font-size="13">${ms} ms</text>`,
  );
  const dots = sorted.map(
    (ms, index) => `<circle cx="${x(index).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="4" fill="${colours[0]}"/>`,
  );
  return frame(
    title,
    820,
    370,
    `${lines.join('')}${dots.join('')}<text x="70" y="356" font-size="13">fastest</text><text x="725" y="356" font-size="13">slowest</text>`,
  );
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
