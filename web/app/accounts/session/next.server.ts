import { localePath } from '#locales/index.ts';
import { planCookie } from './cookies.server.ts';

/**
 * The path to redirect to after sign-in; prevents open redirects. Anything that is not a path of this site becomes the
 * fallback. The URL is parsed as in a browser, and only its path and query are returned.
 */
export function safeNext(wanted: string | null | undefined, fallback: string): string {
  // A browser drops tabs and line breaks, and reads a backslash as a slash: "/\t/evil" would be "//evil".
  if (
    !wanted ||
    wanted.length > 2_000 ||
    /\p{Cc}/u.test(wanted) ||
    /^\/[/\\]|\\/.test(wanted) ||
    !wanted.startsWith('/')
  ) {
    return fallback;
  }
  const base = 'http://site.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const { origin, pathname, search } = new URL(wanted, base);
  if (origin !== base || /^\/[/\\]/.test(pathname) || isAuthPath(pathname)) return fallback;
  return pathname + search;
}

/** A sign-in must lead neither back to the sign-in page nor to the sign-out page. */
function isAuthPath(pathname: string): boolean {
  return /^\/(?:[a-z]{2}\/)?auth(?:\/|$)/i.test(pathname);
}

/** Where a member goes after signing in: to the welcome page the first time and with a chosen plan, else to the profile. */
export function accountPath(locale: string, isFirstSignIn: boolean, cookies: ReadonlyMap<string, string>): string {
  return localePath(locale, isFirstSignIn || cookies.has(planCookie) ? '/account/welcome' : '/account');
}
