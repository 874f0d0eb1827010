import type { LoaderFunctionArgs } from 'react-router';
import { initialOf } from '#accounts/photo/initial.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';

/** The member's initial for the header of cached pages, which are the same for everybody; null for visitors. */
export async function loader({ context }: LoaderFunctionArgs) {
  const account = await visitorOf(context).account();
  return Response.json({ initial: account && initialOf(account) });
}
