import type { LoaderFunctionArgs } from 'react-router';
import { savedContentSince } from '#content/health.server.ts';
import { metricsText } from '#metrics.server.ts';

/**
 * `live`: the process answers. `ready`: it may be sent visitors. Neither asks the CMS: a site that can still answer from
 * what is stored must not be taken away because its CMS is. `content`: whether pages are made from the CMS right now, or
 * saved ones are served and since when; the edge asks it, to know which. `metrics`: counters. While starting and draining, server.ts answers `ready`
 * itself.
 */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.question === 'content') return content();
  if (params.question === 'metrics') return new Response(metricsText(), { headers: { 'Content-Type': 'text/plain' } });
  const known = params.question === 'live' || params.question === 'ready';
  return new Response(known ? 'ok' : 'not found', { status: known ? 200 : 404 });
}

function content(): Response {
  const since = savedContentSince();
  return since
    ? Response.json({ content: 'saved', servingSavedContentSince: since }, { status: 503 })
    : Response.json({ content: 'live' });
}
