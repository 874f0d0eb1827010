/**
 * Where to go after signing in: a path of this site and nothing else. Whatever does not clearly name one leads to the
 * fallback. The address is taken apart as a browser would, and put together again from its path and query only.
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
  if (origin !== base || /^\/[/\\]/.test(pathname) || isGate(pathname)) return fallback;
  return pathname + search;
}

/** Signing in must not lead back to signing in, nor straight to signing out. */
function isGate(pathname: string): boolean {
  return /^\/(?:[a-z]{2}\/)?auth(?:\/|$)/i.test(pathname);
}
