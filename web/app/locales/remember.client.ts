import { languageCookie } from './choose.ts';

/** Remembers the language shown, in the browser, so that the page itself stays the same for everybody. */
export function rememberLocale(locale: string): void {
  if (document.cookie.split('; ').includes(`${languageCookie}=${locale}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
