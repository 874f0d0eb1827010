import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import brand from '../brand.json' with { type: 'json' };

type Bar = { label: string; value: number; note: string; colour: string };

const ink = brand.text.light;
const colours = ['#e8502f', '#1f5c4d', '#e9b43c'];

/** Draws the charts of docs/scale.md from the figures of a run. */
export function drawCharts(folder: string, figures: Record<string, unknown>): void {
  const { edge, origin, publish } = figures as {
    edge: Record<'duet' | 'varnish' | 'node', { perSecond: number; p99: number }>;
    origin: Record<'duet' | 'reactRouter', Record<string, { perSecond: number }>> & { react: Record<string, number> };
    /** Milliseconds until a publication is visible. */
    publish: { visible: number[] };
  };
  const hits = (['duet', 'varnish', 'node'] as const).map((name, index) => ({
    label: ['our edge', 'Varnish alone', 'Node http alone'][index]!,
    value: edge[name].perSecond,
    note: `${formatCount(edge[name].perSecond)}/s, p99 ${edge[name].p99.toFixed(1)} ms`,
    colour: colours[index]!,
  }));
  save(folder, 'hits.svg', drawBars('Hits per second on one core, 20 pages, 32 connections', hits));
  const renders = Object.keys(origin.duet).flatMap((path) =>
    [
      { label: `${path}  our web`, value: origin.duet[path]!.perSecond },
      { label: `${path}  React Router alone`, value: origin.reactRouter[path]!.perSecond },
      { label: `${path}  React alone`, value: origin.react[path]! },
    ].map((bar, index) => ({ ...bar, note: `${formatCount(bar.value)}/s`, colour: colours[index]! })),
  );
  save(folder, 'renders.svg', drawBars('Pages rendered per second on one core', renders));
  save(
    folder,
    'publish.svg',
    drawDots('From the click on Publish until page and data are new on both edges', publish.visible),
  );
}

function save(folder: string, name: string, svg: string): void {
  writeFileSync(resolve(folder, name), svg);
}

function frame(title: string, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="15" fill="${ink}"><rect width="${width}" height="${height}" fill="${brand.background.light}"/><text x="24" y="36" font-size="18" font-weight="700">${title}</text>${body}</svg>\n`;
}

function drawBars(title: string, bars: Bar[]): string {
  const largest = Math.max(...bars.map(({ value }) => value));
  const body = bars.map(({ label, value, note, colour }, index) => {
    const y = 64 + index * 40;
    const width = Math.max(2, (value / largest) * 400);
    return `<text x="24" y="${y + 19}">${label}</text><rect x="240" y="${y}" width="${width.toFixed(1)}" height="28" fill="${colour}"/><text x="${(250 + width).toFixed(1)}" y="${y + 19}">${note}</text>`;
  });
  return frame(title, 820, 84 + bars.length * 40, body.join(''));
}

/** One dot for each publication, the fastest first. */
function drawDots(title: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const top = Math.max(1_000, sorted.at(-1) ?? 0) * 1.1;
  const x = (index: number) => 84 + (index / Math.max(1, sorted.length - 1)) * 700;
  const y = (ms: number) => 330 - (ms / top) * 260;
  const lines = [250, 500, 750, 1_000].map(
    (ms) =>
      `<line x1="84" x2="784" y1="${y(ms)}" y2="${y(ms)}" stroke="${ink}" stroke-opacity="${ms === 1_000 ? 0.6 : 0.15}"/><text x="20" y="${y(ms) + 5}" font-size="13">${ms} ms</text>`,
  );
  const dots = sorted.map(
    (ms, index) => `<circle cx="${x(index).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="4" fill="${colours[0]}"/>`,
  );
  return frame(
    title,
    820,
    370,
    `${lines.join('')}${dots.join('')}<text x="84" y="356" font-size="13">fastest</text><text x="739" y="356" font-size="13">slowest</text>`,
  );
}

function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}
