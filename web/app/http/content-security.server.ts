/**
 * What a page may load and run. Our own inline scripts carry a random mark while the page is made, which nothing that came
 * from content can know. A page that is answered once to one visitor keeps the mark as its nonce. A page that is stored
 * must not: there the mark would be the same for everybody. It is taken out, and the scripts are named by their hashes.
 */
import { createHash } from 'node:crypto';

export type Sealed = { html: string; policy: string };

type Sources = Record<string, string[]>;

export function sealPage(html: string, nonce: string, host: string, isStored: boolean, others: Sources = {}): Sealed {
  if (!isStored) return { html, policy: pagePolicy(host, [`'nonce-${nonce}'`], others) };
  const mark = ` nonce="${nonce}"`;
  const ours = html.matchAll(new RegExp(`<script[^>]*${escape(mark)}[^>]*>([^]*?)</script>`, 'g'));
  const hashes = [...ours].flatMap(([tag, code]) => (/^<script[^>]* src=/.test(tag) ? [] : [hashOf(code!)]));
  return { html: html.replaceAll(mark, ''), policy: pagePolicy(host, [...new Set(hashes)]) };
}

/** Everything that is not a page: nothing may run, whoever opens it. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Only built files may be scripts and styles, not everything on this host: uploads are on it too. */
function pagePolicy(host: string, scripts: string[], others: Sources = {}): string {
  const assets = `${host}/assets/`;
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': [assets, ...scripts],
    'style-src': [assets],
    'font-src': [assets],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // By the names in trusted-types.ts. The identity provider's SDK loads scripts of others, which know nothing of them.
    ...(others['script-src']
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'guard'] }),
    'report-uri': ['/reports'],
    'report-to': ['pages'],
  };
  return [...new Set([...Object.keys(own), ...Object.keys(others)])]
    .map((directive) => [directive, ...(own[directive] ?? []), ...(others[directive] ?? [])].join(' '))
    .join('; ');
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
