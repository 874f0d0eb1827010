import { defaultLocale, isLocale } from './index.ts';

export const languageCookie = 'i18n_redirected';

type Visitor = {
  /** The value of the language cookie. */
  cookie: string | undefined;
  acceptLanguage: string | null;
  /** Whether the request comes from a page of this site. The path is then the visitor's choice. */
  isSameOrigin: boolean;
};

/** The language of the response to `/`. The edge has the same rule (edge/default.vcl, redirect_root_by_language). */
export function chooseLocale({ cookie, acceptLanguage, isSameOrigin }: Visitor): string {
  if (isSameOrigin) return defaultLocale;
  if (isLocale(cookie)) return cookie;
  return preferred(acceptLanguage) ?? defaultLocale;
}

/** Whether a page of this site sent the request: by Fetch Metadata or, in older browsers, by the referrer. */
export function isSameOriginRequest(headers: Headers, host: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const referrer = headers.get('Referer');
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).host === host;
}

/** The first of the site's languages in Accept-Language, by q-value and then by order (RFC 9110, 12.5.4). */
function preferred(header: string | null): string | undefined {
  if (!header) return undefined;
  return header
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { code: tag.split('-')[0], q: q === undefined ? 1 : Number(q), index };
    })
    .filter(({ code, q }) => isLocale(code) && q > 0)
    .toSorted((a, b) => b.q - a.q || a.index - b.index)[0]?.code;
}
