/** Measures cache misses, publications, sitemaps, memory and the content store with a number of generated pages. */
import { countEdgeObjects } from 'e2e/running-stack';
import { stack } from 'e2e/site';
import { purgeEdges } from 'stack/edges';
import { queryAs } from 'stack/postgres';
import { forgetAnswers, insertPages, waitForAnswers } from 'stack/seed';
import { measureMissTimes } from './origin.ts';
import { measurePublishing, summarize } from './publish.ts';
import type { Row } from './report.ts';
import { median, percentile, readMemory, site } from './tools.ts';

const publications = 20;

export type Scale = Awaited<ReturnType<typeof measureScale>>;

export async function measureScale(count: number) {
  // Without the CMS, which would store answers while the pages are added.
  await stack('down', 'cms');
  await insertPages(count);
  await forgetAnswers();
  const refillMs = await measureTime(async () => {
    await stack('up', '--web', '2', '--edge', '2');
    await waitForAnswers();
  });
  await purgeEdges('all');
  await fetch(`${site}/note-1`);
  const sample = Array.from({ length: 60 }, (_, index) => `/note-${2 + Math.floor((index * (count - 2)) / 60)}`);
  const misses = await measureMissTimes([...new Set(sample)]);
  const { visible } = await measurePublishing(publications, 0, []);
  return {
    missP50: median(misses),
    missP95: percentile(misses, 95),
    visibleP50: summarize(visible).p50,
    visibleP95: summarize(visible).p95,
    sitemapIndex: await measureTime(() => read('/sitemap.xml')),
    sitemapFirst: await measureTime(() => read('/sitemaps/en-1.xml')),
    sitemapLast: await measureTime(() => read(`/sitemaps/en-${Math.max(1, Math.floor(count / 1_000))}.xml`)),
    refillSeconds: refillMs / 1_000,
    storeMegabytes: Number(await queryAs('cms', `select pg_total_relation_size('content_answers')`)) / 1e6,
    storeAnswers: Number(await queryAs('cms', 'select count(*) from content_answers')),
    webMemory: await readMemory('web'),
    cmsMemory: await readMemory('cms'),
    edgeMemory: await readMemory('edge'),
    edgeObjects: (await countEdgeObjects('edge')).held,
  };
}

/** The figures with the larger number of pages, compared with the smaller one. */
export function scaleRows(scale: Record<string, Scale>, smaller: number, larger: number): Row[] {
  const [small, large] = [scale[smaller]!, scale[larger]!];
  const row = (metric: string, name: keyof Scale, maxRatio?: number): Row => ({
    metric: `${larger} × 2 pages: ${metric}`,
    duet: large[name],
    baseline: small[name],
    baselineName: `with ${smaller}`,
    ...(maxRatio && { maxRatio }),
  });
  return [
    row('miss, p50 in ms', 'missP50', 1.2),
    row('click to visible, p50 in ms', 'visibleP50', 1.2),
    row('click to visible, p95 in ms', 'visibleP95'),
    row('sitemap index in ms', 'sitemapIndex'),
    row('first sitemap of 1,000 in ms', 'sitemapFirst'),
    row('last sitemap of 1,000 in ms', 'sitemapLast'),
    row('all answers stored again, in s', 'refillSeconds'),
    row('answers in the store', 'storeAnswers'),
    row('store, MB', 'storeMegabytes'),
    row('memory of the web, MB', 'webMemory'),
    row('memory of the CMS, MB', 'cmsMemory'),
  ];
}

async function read(path: string): Promise<void> {
  const response = await fetch(site + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

async function measureTime(task: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}
