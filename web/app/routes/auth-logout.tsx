import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { unavailable } from '#http/problem.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { log } from '#log.server.ts';

/** Signing out needs a POST. A GET only redirects to the home page. */
export function loader({ url }: LoaderFunctionArgs) {
  throw redirectDocument(localePath(localeOf(url.pathname), '/'));
}

export async function action({ url, context }: ActionFunctionArgs) {
  try {
    await visitorOf(context).signOut();
  } catch (error) {
    log.error({ err: error }, 'signing out failed');
    throw unavailable();
  }
  throw redirectDocument(localePath(localeOf(url.pathname), '/auth/login?done=left'));
}
