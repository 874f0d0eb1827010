import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { defaultLocale, isLocale, localePath } from '#locales/index.ts';

const pages: Record<string, string> = {
  verifyEmail: '/auth/verify?code=',
  resetPassword: '/auth/reset-password?code=',
};

/** The target of links in mails that the identity provider sends itself. Redirects to the page for the link's mode. */
export function loader({ url, context }: LoaderFunctionArgs) {
  visitorOf(context);
  const { mode, oobCode, lang } = Object.fromEntries(url.searchParams);
  const page = Object.hasOwn(pages, mode ?? '') ? pages[mode!] : undefined;
  const locale = isLocale(lang) ? lang : defaultLocale;
  throw redirect(localePath(locale, page ? page + encodeURIComponent(oobCode ?? '') : '/auth/login'));
}
