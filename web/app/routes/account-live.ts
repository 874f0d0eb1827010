import type { ActionFunctionArgs } from 'react-router';
import { openLiveAccess } from '#accounts/live/access.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';

/** Gives the member's browser access to its part of the realtime database. */
export async function action({ context }: ActionFunctionArgs) {
  const member = await visitorOf(context).member();
  if (!member) return new Response(null, { status: 401 });
  const access = await openLiveAccess(member.token);
  return access ? Response.json(access) : new Response(null, { status: 503 });
}
