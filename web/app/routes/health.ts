import type { LoaderFunctionArgs } from 'react-router';
import { cmsDownSince } from '#content/client/health.server.ts';
import { isFilling } from '#deploys/announce-queries.server.ts';
import { isStoreComplete } from '#content/store/content-store.server.ts';
import { notReadyReasons } from '#readiness.server.ts';

/**
 * `live`: the process responds. `ready`: it may receive visitors; the checks of its settings have passed
 * (readiness.server.ts), and pages do not need the CMS (announce-queries.server.ts). If the CMS is down, it is ready too.
 * `content`: 503 while neither the content store nor the CMS can be read, with the time since when stale copies are
 * served; the edge's health check uses it. While starting and draining, server.ts itself answers `ready`.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  if (params.check === 'content') return content();
  if (params.check === 'ready') return ready();
  const known = params.check === 'live';
  return new Response(known ? 'ok' : 'not found', { status: known ? 200 : 404 });
}

async function ready(): Promise<Response> {
  const reasons = import.meta.env.PROD ? notReadyReasons() : [];
  if (import.meta.env.PROD && (await isFilling())) reasons.push('The CMS is storing the answers to new queries.');
  return reasons.length > 0 ? new Response(reasons.join('\n'), { status: 503 }) : new Response('ok');
}

async function content(): Promise<Response> {
  const since = cmsDownSince();
  if (!since || (await isStoreComplete())) return Response.json({ content: 'live' });
  return Response.json({ content: 'stale', servingStaleContentSince: since }, { status: 503 });
}
