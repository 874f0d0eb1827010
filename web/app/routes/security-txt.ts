/** Where to report a vulnerability (RFC 9116). */
import type { LoaderFunctionArgs } from 'react-router';
import { config } from '#config.server.ts';
import { addCacheTags } from '#http/cache.server.ts';
import { locales } from '#locales/index.ts';

/** RFC 9116 recommends less than a year; a cached response may be a few days old. */
const validMs = 300 * 86_400_000;

export function loader({ context }: LoaderFunctionArgs) {
  addCacheTags(context, ['security-txt']);
  const lines = [
    `Contact: mailto:${config.CONTACT_EMAIL}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
