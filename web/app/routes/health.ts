import type { LoaderFunctionArgs } from 'react-router';
import { cmsDownSince } from '#content/client/health.server.ts';
import { metricsText } from '#metrics.server.ts';
import { notReadyReasons } from '#readiness.server.ts';

/**
 * `live`: the process responds. `ready`: it may receive visitors; the checks of its settings have passed
 * (readiness.server.ts). Neither depends on the CMS, because the edge can serve stale copies while the CMS is down.
 * `content`: 503 while the CMS is down, with the time since when stale copies are served; the edge's health check uses
 * it. `metrics`: counters. While starting and draining, server.ts itself answers `ready`.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  if (params.check === 'content') return content();
  if (params.check === 'metrics')
    return new Response(await metricsText(), { headers: { 'Content-Type': 'text/plain' } });
  if (params.check === 'ready') return ready();
  const known = params.check === 'live';
  return new Response(known ? 'ok' : 'not found', { status: known ? 200 : 404 });
}

function ready(): Response {
  const reasons = import.meta.env.PROD ? notReadyReasons() : [];
  return reasons.length > 0 ? new Response(reasons.join('\n'), { status: 503 }) : new Response('ok');
}

function content(): Response {
  const since = cmsDownSince();
  return since
    ? Response.json({ content: 'stale', servingStaleContentSince: since }, { status: 503 })
    : Response.json({ content: 'live' });
}
