/** Measures the figures of docs/scale.md, compares them with Varnish, Node and React alone, and writes results and charts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildVariant } from 'e2e/build-variant';
import { sitemapPaths } from 'e2e/crawl';
import { byZipf, measureCacheHits } from 'e2e/noise';
import { stack } from 'e2e/site';
import { root, sharedHome } from 'stack/config';
import { purgeEdges } from 'stack/edges';
import { drawCharts } from './charts.ts';
import { measureHits } from './edge.ts';
import { measureMissTimes, measureRendering, renderedPaths } from './origin.ts';
import { measurePublishing, summarize } from './publish.ts';
import { printTable, type Row } from './report.ts';
import { measureScale, scaleRows, type Scale } from './scale.ts';
import { findDifferencesWithoutCms, measureDeploy, measureEmptyEdges, measureMenu, type Storm } from './storms.ts';
import { median, readMemory, site } from './tools.ts';
import { measureTracing } from './tracing.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const seconds = values.quick ? 2 : 8;
const publications = values.quick ? 10 : 100;
const pages = values.quick ? 1_000 : 10_000;

const rows: Row[] = [];
const figures: Record<string, unknown> = { measuredAt: new Date().toISOString(), quick: values.quick };

/** Runs one measurement and prints its duration. */
async function step(name: string, task: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  process.stdout.write(`… ${name}\n`);
  await task();
  process.stdout.write(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)\n`);
}

await step('start two web instances and two edges, add 100 generated pages', async () => {
  await stack('up', '--web', '2', '--edge', '2');
  await stack('seed', '--pages', '100');
});

await step('cache hits: the edge, Varnish alone, Node alone', async () => {
  const { edge, varnish, node, bytesPerPage } = await measureHits(seconds);
  figures.edge = { duet: edge, varnish, node, bytesPerPage };
  rows.push(
    {
      metric: 'edge hits, requests per second',
      duet: edge.perSecond,
      baseline: varnish.perSecond,
      baselineName: 'Varnish alone',
      minRatio: 0.9,
    },
    {
      metric: 'edge hits, p99 in ms',
      duet: edge.p99,
      baseline: varnish.p99,
      baselineName: 'Varnish alone',
      maxRatio: 1.5,
    },
    { metric: 'edge hits, errors', duet: edge.errors, max: 0 },
    {
      metric: 'edge hits, requests per second',
      duet: edge.perSecond,
      baseline: node.perSecond,
      baselineName: "Node's http alone",
    },
  );
});

await step('rendering: the web, React Router alone, React alone', async () => {
  const { duet, reactRouter, react } = await measureRendering(seconds);
  figures.origin = { duet, reactRouter, react };
  const before: Record<string, number> = { '/': 197, '/pricing': 214, '/product': 293 };
  for (const path of renderedPaths) {
    const row = {
      metric: `render of ${path}, pages per second`,
      duet: duet[path]!.perSecond,
      ...(before[path] && { before: before[path] }),
    };
    rows.push(
      { ...row, baseline: reactRouter[path]!.perSecond, baselineName: 'React Router alone', minRatio: 0.8 },
      { ...row, baseline: react[path]!, baselineName: 'React alone', minRatio: 0.35 },
    );
  }
  rows.push({
    metric: 'pages per second of one process, /product (before: of Strapi)',
    duet: duet['/product']!.perSecond,
    before: 25,
    min: 120,
  });
});

await step('traces: with one request in a hundred sampled, and without', async () => {
  const { traced, untraced } = await measureTracing(seconds);
  figures.tracing = { traced, untraced };
  rows.push({
    metric: 'renders of /product per second with traces',
    duet: traced.perSecond,
    baseline: untraced.perSecond,
    baselineName: 'without traces',
    minRatio: 0.95,
  });
});

await step('misses of /product', async () => {
  const times: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    await purgeEdges('all');
    times.push(...(await measureMissTimes(['/product'])));
  }
  rows.push({ metric: 'full miss of /product, p50 in ms', duet: median(times), before: 42, max: 12 });
});

const scale: Record<string, Scale> = {};
const stepScale = (count: number) =>
  step(`cache misses and publications with ${count} pages`, async () => {
    scale[count] = await measureScale(count);
  });

await stepScale(100);

await step(`${publications} publications under 200 visits per second`, async () => {
  const all = (await sitemapPaths(site)).filter((path) => !path.includes('note') && !path.includes('notatka'));
  const published = await measurePublishing(publications, 200, all);
  figures.publish = published;
  const { p50, p95, p99 } = summarize(published.visible);
  rows.push(
    { metric: 'click to visible on every edge, p50 in ms', duet: p50, before: 555 },
    { metric: 'click to visible on every edge, p95 in ms', duet: p95, before: 735, max: 500 },
    { metric: 'click to visible on every edge, p99 in ms', duet: p99, before: 771, max: 2_000 },
    { metric: 'stale responses after all edges acknowledged the purge', duet: published.staleAfterPurge, max: 0 },
    { metric: 'visits per second meanwhile', duet: published.load },
    { metric: 'visits that failed meanwhile', duet: published.loadErrors, max: 0 },
  );
});

await stepScale(pages);
rows.push(...scaleRows(scale, 100, pages));

const notePaths = Array.from({ length: pages }, (_, index) => `/note-${index + 1}`);

await step(`noise: ${pages} pages by Zipf's law`, async () => {
  const measured = await measureCacheHits(notePaths, values.quick ? 2_000 : 20_000, byZipf(notePaths), site);
  figures.noise = { ...measured, edgeMemory: await readMemory('edge') };
  rows.push(
    { metric: 'cache hits under noise, percent', duet: (measured.hits / measured.visits) * 100, min: 98 },
    { metric: 'objects added by the noise', duet: measured.grown, max: 0 },
    { metric: 'objects in the cache', duet: measured.objects },
    { metric: 'memory of the edge with these objects, MB', duet: await readMemory('edge') },
  );
});

const stormRows = (what: string, { visits, failed, p50, p99 }: Storm, limit: { max?: number } = {}): Row[] => [
  { metric: `${what}: visits`, duet: visits },
  { metric: `${what}: visits that failed`, duet: failed, max: 0 },
  { metric: `${what}: p50 in ms`, duet: p50 },
  { metric: `${what}: p99 in ms`, duet: p99, ...limit },
];

await step('empty edges under 200 visits per second', async () => {
  const storm = await measureEmptyEdges(notePaths, values.quick ? 5 : 60);
  figures.emptyEdges = storm;
  rows.push(...stormRows('empty edges', storm, { max: 500 }));
});

await step('two deploys under 200 visits per second', async () => {
  const next = 'bench-next';
  await buildVariant(next, [['app/locales/en.ts', 'A new key.', 'A brand new key.']]);
  const storm = await measureDeploy(notePaths, [next, readFileSync(resolve(sharedHome, 'builds/web.hash'), 'utf8')]);
  figures.deploy = storm;
  rows.push(...stormRows('deploys', storm));
});

await step('a menu is published under 200 visits per second', async () => {
  const storm = await measureMenu(notePaths, values.quick ? 5 : 60);
  figures.menu = storm;
  rows.push(
    ...stormRows('menu', storm),
    { metric: 'menu: old pages after the purge', duet: storm.old },
    { metric: 'menu: pages that were old 2 s after they were asked for', duet: storm.late, max: 0 },
  );
});

await step('every page without the CMS, from empty edges', async () => {
  const all = [...notePaths, ...notePaths.map((path) => path.replace('/note-', '/pl/notatka-'))];
  const different = await findDifferencesWithoutCms(all);
  const { status } = await fetch(`${site}/never-seen-before`);
  figures.withoutCms = { pages: all.length, different: different.length, unknownPage: status };
  rows.push(
    { metric: `${all.length} pages without the CMS: different or failed`, duet: different.length, max: 0 },
    { metric: 'an unknown page without the CMS: status', duet: status, min: 404, max: 404 },
  );
});

await step('start the CMS again', () => stack('up', '--web', '2', '--edge', '2'));
await stepScale(10 * pages);
rows.push(...scaleRows(scale, pages, 10 * pages));
figures.scale = scale;

await step('restore the sample site', async () => {
  await stack('up');
  await stack('seed', '--pages', '0');
});

const folder = resolve(root, values.quick ? '.stack/bench' : 'docs/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(resolve(folder, 'results.json'), `${JSON.stringify({ ...figures, rows }, null, 2)}\n`);
drawCharts(folder, figures);
printTable(rows);
process.stdout.write(`\nWritten to ${folder}\n`);
