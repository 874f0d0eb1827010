import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ports, root } from 'stack/config';

export const site = `http://127.0.0.1:${ports.edge}`;
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
export function get(path: string, headers: Record<string, string> = {}, base = site): Promise<Response> {
  return fetch(base + path, { redirect: 'manual', headers });
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
