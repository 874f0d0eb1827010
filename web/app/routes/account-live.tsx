import type { ActionFunctionArgs } from 'react-router';
import { openLiveAccess } from '#accounts/live/access.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';

/** Gives the member's browser access to its part of the realtime database. */
export async function action({ context }: ActionFunctionArgs) {
  const access = await openLiveAccess(memberOf(context).token);
  return access ? Response.json(access) : new Response(null, { status: 503 });
}
