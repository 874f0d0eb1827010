import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ports, root, siteUrl } from 'stack/config';
import { askAgainWhile, waitFor } from './wait-for.ts';

/** Through the TLS terminator and the edge, as visitors come. */
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

/** A path in Polish; the one content page among the fixed paths has a slug of its own. */
export function polish(path: string): string {
  if (path === '/product') return '/pl/produkt';
  return path === '/' ? '/pl' : `/pl${path}`;
}

/** Where a page's data is, for visitors who navigate without a reload. */
export function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** One GET through the edge, without following redirects. */
export function getOnce(path: string, headers: Record<string, string> = {}, base = site): Promise<Response> {
  return fetch(base + path, { redirect: 'manual', headers });
}

/** The same, again after a 503 that says so. Journeys about outages use `getOnce`. */
export function get(path: string, headers: Record<string, string> = {}, base = site): Promise<Response> {
  const saysLater = (response: Response) => response.status === 503 && response.headers.has('Retry-After');
  return askAgainWhile(saysLater, () => getOnce(path, headers, base));
}

/** The answer once it comes from the cache. */
export function getStored(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return waitFor(`${path} to come from the cache`, async () => {
    const answer = await get(path, headers);
    return answer.headers.get('X-Cache') === 'hit' && answer;
  });
}

const run = promisify(execFile);

/** Runs a command of the stack, as a person would. */
export async function stack(...args: string[]): Promise<string> {
  return stackWith({}, ...args);
}

export async function stackWith(env: Record<string, string>, ...args: string[]): Promise<string> {
  const command = [resolve(root, 'stack/src/main.ts'), ...args];
  const { stdout } = await run(process.execPath, command, { cwd: root, env: { ...process.env, ...env } });
  return stdout;
}
