/** The cookies for sign-in and accounts. */
import { serialize } from 'cookie-es';
import { config } from '#config.server.ts';
import { isSigned, sign } from '#http/signature.server.ts';

const isSecure = config.PUBLIC_URL.startsWith('https:');
/** With this prefix, browsers do not let another host of the domain set the cookie. It requires https. */
const prefix = isSecure ? '__Host-' : '';

export const sessionCookie = `${prefix}session`;
export const deviceCookie = `${prefix}device`;
/** Readable by scripts. It says only that a member is signed in, so that cached pages can show it. */
export const hintCookie = 'account';

/** Cookies of the CMS's own session, which it needs during a sign-in with a provider. */
export const providerCookies = ['koa.sess', 'koa.sess.sig'];
/** The email that a mail was just sent to, so that the next page can show it. */
export const mailedCookie = 'mailed';

/** A secret of the browser that registered: with it, the link in the mail confirms the email without the password. */
export const registrationCookie = `${prefix}registration`;

/** Between the password and the second factor: the ticket of the CMS, and whether to remember the member. */
export const ticketCookie = `${prefix}ticket`;

/** What was chosen on the pricing page, until somebody signs in. */
export const planCookie = 'plan';

const day = 86_400;
export const rememberMeSeconds = 30 * day;

type Options = { maxAge?: number | undefined; readable?: boolean };

/** The line for `Set-Cookie`. The value is not encoded. */
export function cookie(name: string, value: string, { maxAge, readable = false }: Options = {}): string {
  return serialize(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    httpOnly: !readable,
    ...(maxAge !== undefined && { maxAge }),
    encode: String,
  });
}

/** Marks this device as one that was signed in to the account before, for a year. */
export function deviceCookieFor(email: string, id: string): string {
  return cookie(deviceCookie, `${id}.${sign('device', id, email.toLowerCase())}`, { maxAge: 365 * day });
}

/** The id in a device cookie of any account. Null if a visitor has put characters into it that no cookie may contain. */
export function readDeviceId(value: string | undefined): string | null {
  return /^([\w-]+)(\.|$)/.exec(value ?? '')?.[1] ?? null;
}

/** The id of the device if it was signed in to this account before, otherwise null. */
export function knownDeviceId(email: string, value: string | undefined): string | null {
  const [id = '', signature = ''] = value?.split('.') ?? [];
  return id && isSigned(signature, 'device', id, email.toLowerCase()) ? id : null;
}
