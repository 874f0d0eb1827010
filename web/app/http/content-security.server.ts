/**
 * The Content-Security-Policy of pages. While a page is rendered, our inline scripts carry a random nonce that injected
 * content cannot know. A private page keeps the nonce. In a cached page the nonce would be the same for everybody, so
 * it is removed, and the policy lists the hashes of the scripts instead.
 */
import { hash } from 'node:crypto';

type SecuredPage = { body: Buffer<ArrayBuffer>; policy: string };

type Sources = Record<string, string[]>;

/** Works on bytes: searching and copying a long string with characters outside Latin-1 takes several times as long. */
export function applyContentSecurityPolicy(
  page: Buffer<ArrayBuffer>,
  nonce: string,
  host: string,
  isCached: boolean,
  extraSources: Sources = {},
): SecuredPage {
  if (!isCached) return { body: page, policy: pagePolicy(host, [`'nonce-${nonce}'`], extraSources) };
  // Every part but the first begins inside a tag that had the nonce, and the part before it ends inside the same tag.
  const parts = split(page, ` nonce="${nonce}"`);
  const hashes = parts.slice(1).flatMap((part, index) => {
    const before = parts[index]!;
    const tagStart = before.toString('latin1', before.lastIndexOf('<'));
    const tagEnd = part.indexOf('>');
    const isInline = tagStart.startsWith('<script') && !/ src=/.test(tagStart + part.toString('latin1', 0, tagEnd));
    return isInline ? [hashOf(part.subarray(tagEnd + 1, part.indexOf('</script>')))] : [];
  });
  return { body: Buffer.concat(parts), policy: pagePolicy(host, [...new Set(hashes)]) };
}

function split(page: Buffer, separator: string): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = page.indexOf(separator); end >= 0; end = page.indexOf(separator, start)) {
    parts.push(page.subarray(start, end));
    start = end + separator.length;
  }
  return [...parts, page.subarray(start)];
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
    .map((directive) => [directive, ...joinSources(baseSources[directive], extraSources[directive])].join(' '))
    .join('; ');
}

/** `'none'` must stand alone. */
function joinSources(base: string[] = [], extra: string[] = []): string[] {
  return extra.length > 0 ? [...base.filter((source) => source !== "'none'"), ...extra] : base;
}

function hashOf(code: Buffer): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
