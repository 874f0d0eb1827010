/** Measures everything that docs/scale.md says, beside the engines run bare, and writes its figures and charts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sitemapPaths } from 'e2e/crawl';
import { byZipf, noise } from 'e2e/noise';
import { stack, stackWith } from 'e2e/site';
import { root } from 'stack/config';
import { objectsIn, purgeEdges } from 'stack/reach';
import { drawCharts } from './charts.ts';
import { edge } from './edge.ts';
import { misses, origin, rendered, startReplay } from './origin.ts';
import { publish, summary } from './publish.ts';
import { printTable, type Row } from './report.ts';
import { memoryOf, ownCms, site } from './tools.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const seconds = values.quick ? 2 : 8;
const publications = values.quick ? 10 : 100;
const pages = values.quick ? 1_000 : 10_000;

const rows: Row[] = [];
const figures: Record<string, unknown> = { measuredAt: new Date().toISOString(), quick: values.quick };

async function part(name: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now();
  process.stdout.write(`… ${name}\n`);
  await work();
  process.stdout.write(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)\n`);
}

await part('two webs, two edges, 100 generated pages', async () => {
  await stack('up', '--web', '2', '--edge', '2');
  await stack('seed', '--pages', '100');
});

await part('hits: our edge, Varnish alone, Node alone', async () => {
  const { edge: ours, varnish, node, bytesPerPage } = await edge(seconds);
  figures.edge = { ours, varnish, node, bytesPerPage };
  rows.push(
    {
      what: 'edge hits, requests per second',
      ours: ours.perSecond,
      bare: varnish.perSecond,
      beside: 'Varnish alone',
      atLeast: 0.9,
    },
    { what: 'edge hits, p99 in ms', ours: ours.p99, bare: varnish.p99, beside: 'Varnish alone', atMost: 1.5 },
    { what: 'edge hits, errors', ours: ours.errors, limit: 0 },
    { what: 'edge hits, requests per second', ours: ours.perSecond, bare: node.perSecond, beside: "Node's http alone" },
  );
});

await part('renders: our web, React alone', async () => {
  const { loads, react, questions } = await origin(seconds);
  figures.origin = { loads, react, questions };
  for (const path of rendered) {
    const ours = loads[path]!.perSecond;
    rows.push({
      what: `render of ${path}, pages per second`,
      ours,
      bare: react[path]!,
      beside: 'React alone',
      atLeast: 0.5,
    });
  }
  rows.push({ what: 'questions to the CMS for one page', ours: questions });
});

const scale: Record<string, Record<string, number>> = {};

async function measureScale(count: number, published: number): Promise<void> {
  await stack('seed', '--pages', String(count));
  await purgeEdges('all');
  await fetch(`${site}/note-1`);
  const some = Array.from({ length: 60 }, (_, index) => `/note-${2 + Math.floor((index * (count - 2)) / 60)}`);
  const miss = await misses([...new Set(some)]);
  const visible = await publish(published, 0, []);
  const began = performance.now();
  await (await fetch(`${site}/sitemap.xml`)).arrayBuffer();
  const index = performance.now() - began;
  const file = performance.now();
  await (await fetch(`${site}/sitemaps/en-1.xml`)).arrayBuffer();
  scale[count] = {
    missP50: miss.p50,
    missP95: miss.p95,
    visibleP50: summary(visible.visible).p50,
    visibleP95: summary(visible.visible).p95,
    sitemapIndex: index,
    sitemapFile: performance.now() - file,
    webMemory: await memoryOf('web'),
    cmsMemory: await memoryOf('cms'),
    edgeMemory: await memoryOf('edge'),
    edgeObjects: (await objectsIn('edge')).held,
  };
}

await part('a miss and a publication with 100 pages', () => measureScale(100, 20));

await part(`${publications} publications under 200 visits per second`, async () => {
  const all = (await sitemapPaths(site)).filter((path) => !path.includes('note') && !path.includes('notatka'));
  const published = await publish(publications, 200, all);
  figures.publish = published;
  const { p50, p95, p99 } = summary(published.visible);
  rows.push(
    { what: 'click to visible on every edge, p50 in ms', ours: p50 },
    { what: 'click to visible on every edge, p95 in ms', ours: p95, limit: 1_000 },
    { what: 'click to visible on every edge, p99 in ms', ours: p99, limit: 2_000 },
    { what: 'old answers after every edge was told', ours: published.staleAfterPurge, limit: 0 },
    { what: 'visits per second meanwhile', ours: published.load },
    { what: 'visits that failed meanwhile', ours: published.loadErrors, limit: 0 },
  );
});

await part(`a miss and a publication with ${pages} pages`, () => measureScale(pages, 20));
figures.scale = scale;
const [small, large] = [scale[100]!, scale[pages]!];
rows.push(
  {
    what: `miss with ${pages} pages, p50 in ms`,
    ours: large.missP50!,
    bare: small.missP50!,
    beside: 'with 100',
    atMost: 1.2,
  },
  {
    what: `click to visible with ${pages} pages, p50 in ms`,
    ours: large.visibleP50!,
    bare: small.visibleP50!,
    beside: 'with 100',
    atMost: 1.2,
  },
  { what: `sitemap of ${pages} pages, index in ms`, ours: large.sitemapIndex! },
  { what: `sitemap of ${pages} pages, file of 1000 in ms`, ours: large.sitemapFile! },
  {
    what: `memory of the web with ${pages} pages, MB`,
    ours: large.webMemory!,
    bare: small.webMemory!,
    beside: 'with 100',
  },
  {
    what: `memory of the CMS with ${pages} pages, MB`,
    ours: large.cmsMemory!,
    bare: small.cmsMemory!,
    beside: 'with 100',
  },
);

await part(`noise: ${pages} pages by Zipf's law, the CMS's answers recorded`, async () => {
  const stopReplay = await startReplay();
  try {
    await stackWith({ STACK_WEB_CMS_URL: `http://127.0.0.1:${ownCms}` }, 'up', '--web', '2', '--edge', '2');
    const notes = Array.from({ length: pages }, (_, index) => `/note-${index + 1}`);
    const heard = await noise(notes, values.quick ? 2_000 : 20_000, byZipf(notes));
    figures.noise = { ...heard, edgeMemory: await memoryOf('edge') };
    rows.push(
      { what: 'hits under noise, per cent', ours: (heard.hits / heard.visits) * 100, floor: 98 },
      { what: 'objects more than before the noise', ours: heard.grown, limit: 0 },
      { what: 'objects in the edge', ours: heard.objects },
      { what: 'memory of the edge with them, MB', ours: await memoryOf('edge') },
    );
  } finally {
    await stopReplay();
  }
});

await part('back to the sample site', async () => {
  await stack('up');
  await stack('seed', '--pages', '0');
});

const folder = resolve(root, values.quick ? '.stack/bench' : 'docs/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(resolve(folder, 'results.json'), `${JSON.stringify({ ...figures, rows }, null, 2)}\n`);
drawCharts(folder, figures);
printTable(rows);
process.stdout.write(`\nWritten to ${folder}\n`);
