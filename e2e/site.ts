import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ports, root, secrets } from 'stack/config';

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

/** Tells the edges what has changed, as the CMS does. */
export async function purge(tags: string, edges = 1): Promise<void> {
  for (let index = 0; index < edges; index += 1) {
    const headers = { 'X-Purge-Tags': tags, 'X-Purge-Secret': secrets().edgePurgeSecret };
    const response = await fetch(`http://127.0.0.1:${ports.purge + index}`, { method: 'PURGE', headers });
    if (!response.ok) throw new Error(`purge: ${response.status}`);
  }
}

/** The processes of one part, the one started first. */
export async function pidsOf(part: string): Promise<number[]> {
  const line = (await stack('status')).split('\n').find((one) => one.startsWith(`${part} `));
  const pid = Number(/pid (\d+)/.exec(line ?? '')?.[1]);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}
