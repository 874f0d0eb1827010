import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/visitor.server.ts';
import { defaultLocale, isLocale, localePath } from '#locales/index.ts';

const pages: Record<string, string> = {
  verifyEmail: '/auth/verify?code=',
  resetPassword: '/auth/reset-password?code=',
};

/** The one address the identity provider knows for the links in mails it sends itself; each leads to our page for it. */
export function loader({ url, context }: LoaderFunctionArgs) {
  visitorOf(context);
  const { mode, oobCode, lang } = Object.fromEntries(url.searchParams);
  const page = Object.hasOwn(pages, mode ?? '') ? pages[mode!] : undefined;
  const locale = isLocale(lang) ? lang : defaultLocale;
  throw redirect(localePath(locale, page ? page + encodeURIComponent(oobCode ?? '') : '/auth/login'));
}
