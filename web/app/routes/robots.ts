import type { LoaderFunctionArgs } from 'react-router';
import { config } from '#config.server.ts';
import { tag } from '#http/cache.server.ts';

export function loader({ context }: LoaderFunctionArgs) {
  tag(context, ['robots']);
  const lines = [
    'User-agent: *',
    'Disallow: /auth/',
    'Disallow: /account',
    'Disallow: /enquiry',
    `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
