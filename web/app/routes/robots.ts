import type { LoaderFunctionArgs } from 'react-router';
import { config } from '#config.server.ts';
import { addCacheTags } from '#http/cache.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  addCacheTags(context, ['robots']);
  // Every response has `noindex` (server.ts). A crawler that may not fetch a page does not see it and may list the page.
  if (!config.INDEXED) return asText(['User-agent: *', 'Allow: /']);
  return asText([
    'User-agent: *',
    'Disallow: /auth/',
    'Disallow: /account',
    'Disallow: /enquiry',
    `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`,
  ]);
}

function asText(lines: string[]): Response {
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
