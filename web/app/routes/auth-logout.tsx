import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/visitor.server.ts';
import { localeOf, localePath } from '#locales/index.ts';

/** Signing out is something one does, not an address one opens. */
export function loader({ url }: LoaderFunctionArgs) {
  throw redirectDocument(localePath(localeOf(url.pathname), '/'));
}

export async function action({ url, context }: ActionFunctionArgs) {
  await visitorOf(context).signOut();
  throw redirectDocument(localePath(localeOf(url.pathname), '/auth/login?done=left'));
}
