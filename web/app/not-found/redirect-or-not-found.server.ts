import { redirect } from 'react-router';
import { readRedirect } from '#content/models/redirect.server.ts';
import type { ContentArgs } from '#content/store/loader.server.ts';
import { gone, notFound } from '#http/problem.ts';
import { withoutLocale, type Alternate } from '#locales/index.ts';
import { countNotFound } from './report.server.ts';

/** What to answer for an address without a page: a redirect that the CMS or an editor has made, or "not found". */
export async function redirectOrNotFound(args: ContentArgs, alternates: Alternate[] = []) {
  const { pathname, search } = args.url;
  const path = withoutLocale(pathname).slice(1);
  // The CMS accepts no other paths.
  const target = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/.test(path) ? await readRedirect(args, path, search) : null;
  if (target === 'gone') return gone(args.url);
  if (target) return redirect(target.to, 301);
  countNotFound(pathname);
  return notFound('unmatched', args.url, alternates);
}
