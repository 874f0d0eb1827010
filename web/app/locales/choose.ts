import { defaultLocale, isLocale } from './index.ts';

export const languageCookie = 'i18n_redirected';

type Visitor = {
  cookie: string | null;
  acceptLanguage: string | null;
  /** Came from another page of the site: the address itself was the choice. */
  fromInside: boolean;
};

/** The language that `/` is answered in. The edge follows the same rule (edge/default.vcl, choose_language). */
export function chooseLocale({ cookie, acceptLanguage, fromInside }: Visitor): string {
  if (fromInside) return defaultLocale;
  const remembered = readCookie(cookie, languageCookie);
  if (isLocale(remembered)) return remembered;
  return preferred(acceptLanguage) ?? defaultLocale;
}

/** Whether a request was made by a page of this site, by Fetch Metadata or, in older browsers, by the referrer. */
export function isFromInside(headers: Headers, host: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const referrer = headers.get('Referer');
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).host === host;
}

/** The first of our languages in a browser's list, by q-value and then by order (RFC 9110, 12.5.4). */
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

function readCookie(header: string | null, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}
