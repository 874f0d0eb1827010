import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { localeOf, localePath } from '#locales/index.ts';

/** Signing out needs a POST. A GET only redirects to the home page. */
export function loader({ url }: LoaderFunctionArgs) {
  throw redirectDocument(localePath(localeOf(url.pathname), '/'));
}

export async function action({ url, context }: ActionFunctionArgs) {
  await visitorOf(context).signOut();
  throw redirectDocument(localePath(localeOf(url.pathname), '/auth/login?done=left'));
}
