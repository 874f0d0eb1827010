/** The cookies of accounts, and what each may be read by. */
import { config } from '#config.server.ts';
import { isSigned, sign } from '#http/signature.server.ts';

const isSecure = config.PUBLIC_URL.startsWith('https:');
/** Over https the browser itself sees to it that no other host of the domain can set these. */
const prefix = isSecure ? '__Host-' : '';

export const sessionCookie = `${prefix}session`;
export const deviceCookie = `${prefix}device`;
/** Readable, and says only that somebody is signed in here: pages that are the same for everybody show it. */
export const hintCookie = 'account';

/** The content service's own, while somebody is on the way to a provider and back. */
export const journeyCookies = ['koa.sess', 'koa.sess.sig'];
/** Where a mail was just sent to, so that the next page can name the address. */
export const mailedCookie = 'mailed';

const day = 86_400;
export const keepSeconds = 30 * day;

type Options = { maxAge?: number | undefined; readable?: boolean };

export function cookie(name: string, value: string, { maxAge, readable = false }: Options = {}): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(readable ? [] : ['HttpOnly']),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

export function readCookies(request: Request): Map<string, string> {
  const header = request.headers.get('Cookie') ?? '';
  return new Map(
    header.split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
}

/** A device that has been signed in to an account before is known by this, for a year. */
export function deviceCookieFor(email: string, id: string): string {
  return cookie(deviceCookie, `${id}.${sign('device', id, email.toLowerCase())}`, { maxAge: 365 * day });
}

/** The device's own id, if it was signed in to this account before. */
export function knownDevice(email: string, value: string | undefined): string | null {
  const [id = '', signature = ''] = value?.split('.') ?? [];
  return id && isSigned(signature, 'device', id, email.toLowerCase()) ? id : null;
}
