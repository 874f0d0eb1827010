import type { LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/visitor.server.ts';

/** The little that the header of a page for everybody shows of whoever is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const account = await visitorOf(context).account();
  return Response.json({ initial: account ? ([...(account.displayName ?? account.email)][0] ?? '') : null });
}
