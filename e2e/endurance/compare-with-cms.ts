import { publicPages } from '../crawl.ts';
import { edges } from '../publishing.ts';
import { get, web } from '../site.ts';
import { startTemporaryInstance } from '../temporary-instance.ts';
import { waitFor } from '../wait-for.ts';

/**
 * Starts a web instance without the content store, which renders every page straight from the CMS. Returns a function
 * that lists the pages that the running web or an edge shows differently.
 */
export async function startComparison(): Promise<() => Promise<string[]>> {
  const { url } = await startTemporaryInstance('web', { CONTENT_SCHEMA: 'no_such_schema' });
  await waitFor('the instance to start', async () => (await fetch(`${url}/health/live`).catch(() => null))?.ok);
  const read = async (path: string, base: string) => {
    const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' }, base);
    return `${response.status} ${await response.text()}`;
  };
  return async () => {
    const different: string[] = [];
    for (const path of [...(await publicPages()), '/sitemap.xml', '/sitemaps/en-2.xml', '/sitemaps/pl-2.xml']) {
      const truth = await read(path, url);
      for (const base of [web, ...edges]) if ((await read(path, base)) !== truth) different.push(base + path);
    }
    return different;
  };
}
