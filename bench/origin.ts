/**
 * Measures rendering with the content store at hand, compared with React Router alone and with React alone; and cache
 * misses through the edge.
 */
import { join, resolve } from 'node:path';
import { cms } from 'e2e/site';
import { ensureBuild, webBuildFolder } from 'stack/builds';
import { root, secrets, webStateEnvironment } from 'stack/config';
import { measureInTurn, measuredCore, webPort, runProgram, site, startPinned, wrk } from './tools.ts';

const buildFolder = webBuildFolder(await ensureBuild('web'));

export const renderedPaths = ['/', '/pricing', '/product'];

function webEnvironment(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(webPort),
    PUBLIC_URL: site,
    CMS_URL: cms,
    CMS_TOKEN: secrets().webApiToken,
    ...webStateEnvironment(),
    BUILD_FOLDER: buildFolder,
  };
}

/** Starts a web instance on the measured core. */
export function startWeb(port: number, more: Record<string, string> = {}) {
  const env = { ...webEnvironment(), PORT: String(port), ...more };
  return startPinned(measuredCore, [process.execPath, 'server.ts'], env, port, resolve(root, 'web'));
}

export async function measureRendering(seconds: number) {
  const env = webEnvironment();
  const web = resolve(root, 'web');
  const build = resolve(web, buildFolder, 'server/index.js');
  const base = `http://127.0.0.1:${webPort}`;
  const measure = async (program: string[], cwd?: string) => {
    const stop = await startPinned(measuredCore, [process.execPath, ...program], env, webPort, cwd);
    try {
      for (const path of renderedPaths) await fetch(base + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
      const loads = renderedPaths.map((path) => [path, () => wrk(base, [path], seconds, 10)] as const);
      return await measureInTurn(3, Object.fromEntries(loads));
    } finally {
      await stop();
    }
  };
  const duet = await measure(['server.ts'], web);
  const reactRouter = await measure([script('bare-react-router.ts'), build, String(webPort), ...renderedPaths]);
  return { duet, reactRouter, react: await measureReact(env, build, seconds) };
}

const script = (name: string) => join(import.meta.dirname, name);

async function measureReact(
  env: Record<string, string>,
  build: string,
  seconds: number,
): Promise<Record<string, number>> {
  const environment = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const command = [process.execPath, script('bare-react.ts'), build, String(seconds), ...renderedPaths];
  const output = await runProgram('env', ...environment, 'taskset', '-c', measuredCore, ...command);
  return JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, number>;
}

/** The duration of requests for pages that are not cached, through the edge, one after the other. */
export async function measureMissTimes(paths: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const response = await fetch(site + path);
    await response.arrayBuffer();
    if (response.status !== 200 || response.headers.get('X-Cache') !== 'miss')
      throw new Error(`${path} was not a cache miss`);
    times.push(performance.now() - began);
  }
  return times;
}
