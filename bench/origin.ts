/**
 * Measures rendering: the web with recorded responses of the CMS, compared with React alone; and cache misses with the real
 * CMS.
 */
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cms } from 'e2e/site';
import { ensureBuild, webBuildFolder } from 'stack/builds';
import { root, secrets, webStateEnvironment } from 'stack/config';
import {
  measureInTurn,
  measuredCore,
  loadCore,
  median,
  cmsPort,
  webPort,
  percentile,
  runProgram,
  site,
  startPinned,
  wrk,
} from './tools.ts';

const buildFolder = webBuildFolder(await ensureBuild('web'));

export const renderedPaths = ['/', '/pricing', '/product'];

export function webEnvironment(cmsUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(webPort),
    PUBLIC_URL: site,
    CMS_URL: cmsUrl,
    CMS_TOKEN: secrets().webApiToken,
    ...webStateEnvironment(),
    BUILD_FOLDER: buildFolder,
  };
}

export function startReplay(): Promise<() => Promise<void>> {
  return startPinned(
    loadCore,
    [process.execPath, join(import.meta.dirname, 'replay.ts'), cms, String(cmsPort)],
    {},
    cmsPort,
  );
}

export async function measureRendering(seconds: number) {
  const env = webEnvironment(`http://127.0.0.1:${cmsPort}`);
  const web = resolve(root, 'web');
  const stopReplay = await startReplay();
  const stopWeb = await startPinned(measuredCore, [process.execPath, 'server.ts'], env, webPort, web);
  const base = `http://127.0.0.1:${webPort}`;
  try {
    for (const path of renderedPaths) await fetch(base + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    const loads = await measureInTurn(
      3,
      Object.fromEntries(renderedPaths.map((path) => [path, () => wrk(base, [path], seconds, 10)])),
    );
    await sleep(500);
    const requestsBefore = await countCmsRequests();
    await fetch(`${base}/product`);
    const cmsRequests = (await countCmsRequests()) - requestsBefore;
    await stopWeb();
    const build = resolve(web, buildFolder, 'server/index.js');
    const script = join(import.meta.dirname, 'bare-react.ts');
    const environment = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const output = await runProgram(
      'env',
      ...environment,
      'taskset',
      '-c',
      measuredCore,
      process.execPath,
      script,
      build,
      String(seconds),
      ...renderedPaths,
    );
    const react = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, number>;
    return { loads, react, cmsRequests };
  } finally {
    await stopWeb().catch(() => {});
    await stopReplay();
  }
}

async function countCmsRequests(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${cmsPort}/request-count`)).text());
}

/** The duration of requests for pages that are not cached, through the edge, with the real CMS, one after the other. */
export async function measureMisses(paths: string[]): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const response = await fetch(site + path);
    await response.arrayBuffer();
    if (response.status !== 200 || response.headers.get('X-Cache') !== 'miss')
      throw new Error(`${path} was not a cache miss`);
    times.push(performance.now() - began);
  }
  return { p50: median(times), p95: percentile(times, 95) };
}
