import { languageCookie } from './choose.ts';

/** Stores the page's language in a cookie. Done in the browser, because cached pages are the same for everybody. */
export function storeLocale(locale: string): void {
  if (document.cookie.split('; ').includes(`${languageCookie}=${locale}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
