/** Renders: our web with the CMS's answers recorded, beside React alone with the data at hand; and a whole miss with the CMS. */
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cms } from 'e2e/site';
import { built, webBuild } from 'stack/builds';
import { root, secrets, webState } from 'stack/config';
import { command, inTurn, measured, measuring, median, ownCms, ownWeb, percentile, site, start, wrk } from './tools.ts';

const buildFolder = webBuild(await built('web'));

export const rendered = ['/', '/pricing', '/product'];

export function webEnvironment(cmsUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ownWeb),
    PUBLIC_URL: site,
    CMS_URL: cmsUrl,
    CMS_TOKEN: secrets().webApiToken,
    ...webState(),
    BUILD_FOLDER: buildFolder,
  };
}

export function startReplay(): Promise<() => Promise<void>> {
  return start(measuring, [process.execPath, join(import.meta.dirname, 'replay.ts'), cms, String(ownCms)], {}, ownCms);
}

export async function origin(seconds: number) {
  const env = webEnvironment(`http://127.0.0.1:${ownCms}`);
  const web = resolve(root, 'web');
  const stopReplay = await startReplay();
  const stopWeb = await start(measured, [process.execPath, 'server.ts'], env, ownWeb, web);
  const base = `http://127.0.0.1:${ownWeb}`;
  try {
    for (const path of rendered) await fetch(base + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    const loads = await inTurn(
      3,
      Object.fromEntries(rendered.map((path) => [path, () => wrk(base, [path], seconds, 10)])),
    );
    await sleep(500);
    const asked = Number(await (await fetch(`http://127.0.0.1:${ownCms}/asked`)).text());
    await fetch(`${base}/product`);
    const questions = Number(await (await fetch(`http://127.0.0.1:${ownCms}/asked`)).text()) - asked;
    await stopWeb();
    const build = resolve(web, buildFolder, 'server/index.js');
    const script = join(import.meta.dirname, 'bare-react.ts');
    const bareEnv = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const bare = await command(
      'env',
      ...bareEnv,
      'taskset',
      '-c',
      measured,
      process.execPath,
      script,
      build,
      String(seconds),
      ...rendered,
    );
    const react = JSON.parse(bare.trim().split('\n').at(-1)!) as Record<string, number>;
    return { loads, react, questions };
  } finally {
    await stopWeb().catch(() => {});
    await stopReplay();
  }
}

/** The time of a page that nobody has asked for yet, through the edge, with the real CMS, one after another. */
export async function misses(wanted: string[]): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (const path of wanted) {
    const began = performance.now();
    const response = await fetch(site + path);
    await response.arrayBuffer();
    if (response.status !== 200 || response.headers.get('X-Cache') !== 'miss') throw new Error(`${path} was no miss`);
    times.push(performance.now() - began);
  }
  return { p50: median(times), p95: percentile(times, 95) };
}
