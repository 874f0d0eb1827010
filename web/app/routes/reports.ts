import type { ActionFunctionArgs } from 'react-router';
import { collectReports, readReports } from '#http/reports.server.ts';

const maxBytes = 32_768;

/** Receives the browsers' reports about violations of the site's security policies. */
export async function action({ request }: ActionFunctionArgs) {
  if (Number(request.headers.get('Content-Length') ?? maxBytes + 1) > maxBytes)
    return new Response(null, { status: 413 });
  collectReports(readReports(await request.text()));
  return new Response(null, { status: 204 });
}
