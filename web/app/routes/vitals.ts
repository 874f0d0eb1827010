import type { ActionFunctionArgs } from 'react-router';
import { countVitals } from '#http/vitals.server.ts';
import { routeNames } from '#instrumentation.server.ts';

const maxBytes = 1_000;

/** Receives what browsers have measured. */
export async function action({ request }: ActionFunctionArgs) {
  if (Number(request.headers.get('Content-Length') ?? maxBytes + 1) > maxBytes)
    return new Response(null, { status: 413 });
  return new Response(null, { status: countVitals(await request.text(), routeNames) ? 204 : 400 });
}
