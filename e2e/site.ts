import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ports, root, siteUrl } from 'stack/config';
import { retryWhile, waitFor } from './wait-for.ts';

/** The public URL: through the TLS terminator and the edge. */
export const site = siteUrl({ tls: true });
export const web = `http://127.0.0.1:${ports.web}`;
export const cms = `http://127.0.0.1:${ports.cms}`;

export const productPaths = ['/', '/page', '/contact', '/pricing', '/product'];
export const authPaths = ['/auth/login', '/auth/verify', '/auth/register'];
export const legacyPaths = [
  'blog',
  'docs',
  'about',
  'terms',
  'careers',
  'pricing',
  'privacy',
  'features',
  'integrat',
  'data-deletion',
  'integrations/crm',
  'integrations/no-code',
  'integrations/custom-webhook',
].map((path) => `/old/${path}`);

/** The Polish path of a page. `/product` is a content page with its own slug in Polish. */
export function toPolishPath(path: string): string {
  if (path === '/product') return '/pl/produkt';
  return path === '/' ? '/pl' : `/pl${path}`;
}

/** The path of a page's data, which React Router loads on client-side navigation. */
export function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** One GET through the edge, without following redirects. */
export function getOnce(path: string, headers: Record<string, string> = {}, base = site): Promise<Response> {
  return fetch(base + path, { redirect: 'manual', headers });
}

/** Like `getOnce`, but retries after a 503 with Retry-After. Tests of outages use `getOnce`. */
export function get(path: string, headers: Record<string, string> = {}, base = site): Promise<Response> {
  const shouldRetry = (response: Response) => response.status === 503 && response.headers.has('Retry-After');
  return retryWhile(shouldRetry, () => getOnce(path, headers, base));
}

/** Repeats the request until the response comes from the cache. */
export function getFromCache(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return waitFor(`${path} to come from the cache`, async () => {
    const response = await get(path, headers);
    return response.headers.get('X-Cache') === 'hit' && response;
  });
}

const run = promisify(execFile);

/** Runs `pnpm stack …`. */
export async function stack(...args: string[]): Promise<string> {
  return stackWith({}, ...args);
}

export async function stackWith(env: Record<string, string>, ...args: string[]): Promise<string> {
  const command = [resolve(root, 'stack/src/main.ts'), ...args];
  const { stdout } = await run(process.execPath, command, { cwd: root, env: { ...process.env, ...env } });
  return stdout;
}
