/** Private paths that look like static files, for web cache deception attacks. */
const suffixes = [
  '',
  '.data',
  '/',
  '//',
  '/x.css',
  '.css',
  '.js',
  '.png',
  ';.css',
  ';a=b.js',
  '%2f.css',
  '%00.css',
  '%0a.css',
  '%23.css',
  '%3f.css',
  '?.css',
  '?a=.png',
  '\\x.css',
  '%5cx.css',
  '/..%2fpricing',
  '/../pricing.css',
  '/./x.css',
  '%2e%2e/x.js',
  '/x.data.css',
  '.data?x.css',
  '~.css',
  '!.css',
  ',.css',
  ':.css',
  '@.css',
  '&x=.css',
  '/_.data',
  '/assets/x.css',
];

/** The path with every suffix that could make a cache store it. */
export function disguisePath(path: string): string[] {
  return suffixes.map((suffix) => path + suffix);
}

export const disguisedPaths = [
  ...['/auth/login', '/pl/auth/login', '/account'].flatMap(disguisePath),
  '//auth/login',
  '/AUTH/login',
  '/Auth/Login.css',
  '/%61uth/login',
  '/assets/../auth/login',
  '/assets/..%2fauth%2flogin',
  '/uploads/../auth/login',
  '/pl//auth/login.css',
  '/PL/auth/login',
];
