/**
 * The Content-Security-Policy of pages. While a page is rendered, our inline scripts carry a random nonce that injected
 * content cannot know. A private page keeps the nonce. In a cached page the nonce would be the same for everybody, so
 * it is removed, and the policy lists the hashes of the scripts instead.
 */
import { hash } from 'node:crypto';

export type SecuredPage = { html: string; policy: string };

type Sources = Record<string, string[]>;

export function applyContentSecurityPolicy(
  html: string,
  nonce: string,
  host: string,
  isCached: boolean,
  extraSources: Sources = {},
): SecuredPage {
  if (!isCached) return { html, policy: pagePolicy(host, [`'nonce-${nonce}'`], extraSources) };
  // Every part but the first begins inside a tag that had the nonce, and the part before it ends inside the same tag.
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = parts.slice(1).flatMap((part, index) => {
    const tagStart = parts[index]!.slice(parts[index]!.lastIndexOf('<'));
    const tagEnd = part.indexOf('>');
    const isInline = tagStart.startsWith('<script') && !/ src=/.test(tagStart + part.slice(0, tagEnd));
    return isInline ? [hashOf(part.slice(tagEnd + 1, part.indexOf('</script>')))] : [];
  });
  return { html: parts.join(''), policy: pagePolicy(host, [...new Set(hashes)]) };
}

/** For all responses that are not pages: nothing may be loaded or run. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Scripts and styles are allowed only from /assets/, not from the whole host, because uploads are on the same host. */
function pagePolicy(host: string, scripts: string[], extraSources: Sources = {}): string {
  const assets = `${host}/assets/`;
  const baseSources: Sources = {
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
    // The policy names are those in trusted-types.ts. The scripts that the identity provider's SDK loads do not support
    // them.
    ...(extraSources['script-src']
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'guard'] }),
    'report-uri': ['/reports'],
    'report-to': ['pages'],
  };
  return [...new Set([...Object.keys(baseSources), ...Object.keys(extraSources)])]
    .map((directive) => [directive, ...(baseSources[directive] ?? []), ...(extraSources[directive] ?? [])].join(' '))
    .join('; ');
}

function hashOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
