import { createHash } from 'node:crypto';
import { cacheControl } from '#http/cache-policy.ts';

/**
 * Asks the admin around this page for a new link (cms/src/admin/preview/use-preview-link.ts). The policy allows no other page to
 * show this one in a frame.
 */
const script = (adminOrigin: string) => `parent.postMessage({type:"preview-outdated"},${JSON.stringify(adminOrigin)})`;

/** For a link that was opened before, has expired or is wrong. */
export function expiredPage(adminOrigin?: string): Response {
  const code = adminOrigin ? script(adminOrigin) : '';
  const hash = createHash('sha256').update(code).digest('base64');
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title>
<p>This preview has expired. Please open it again in the admin.</p>
<p lang="pl">Ten podgląd wygasł. Otwórz go ponownie w panelu.</p>
${code && `<script>${code}</script>`}</html>`;
  return new Response(body, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl.none,
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${adminOrigin ?? "'none'"}`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
