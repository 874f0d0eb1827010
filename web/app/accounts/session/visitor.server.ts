/**
 * Who sends the request: anonymous visitor or member. It is looked up on first use, once per request, and never for a
 * cached page.
 */
import { randomBytes } from 'node:crypto';
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { markPrivate } from '#http/cache.server.ts';
import { readCookies } from '#http/cookies.server.ts';
import { networkName } from '#http/network.ts';
import { unavailable } from '#http/problem.ts';
import { log } from '#log.server.ts';
import { accountQuery, accountSchema, type Account, type Tokens } from '#accounts/cms/account.server.ts';
import { callCms, type Caller } from '#accounts/cms/cms-client.server.ts';
import {
  cookie,
  deviceCookie,
  deviceCookieFor,
  hintCookie,
  providerCookies,
  readDeviceId,
  rememberMeSeconds,
  sessionCookie,
} from './cookies.server.ts';
import { sessionsOpened } from '#metrics.server.ts';
import { createSession, deleteSession, readSession, revokeTokens, type Session } from './sessions.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';

/** A signed-in member. `token` is the access token for the CMS. */
export type Member = { account: Account; token: string; rememberMe: boolean };

class Visitor {
  readonly cookies: Map<string, string>;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The Set-Cookie headers of the response. */
  readonly setCookies: string[] = [];
  /** The Retry-After header of the response, in seconds. */
  retryAfter: number | undefined;
  #session: Promise<Session | null> | undefined;
  #account: Promise<Account | null> | undefined;

  constructor(request: Request) {
    this.cookies = readCookies(request);
    // Only the edge can reach this process, and it overwrites this header.
    this.ipAddress = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
    this.userAgent = request.headers.get('User-Agent') ?? '';
  }

  session(): Promise<Session | null> {
    const id = this.cookies.get(sessionCookie);
    this.#session ??= id ? unavailableOnError(() => readSession(id)) : Promise.resolve(null);
    return this.#session;
  }

  /**
   * The member's account. A session ends only if the CMS rejects its token. During an outage the page answers 503 and
   * the session stays.
   */
  account(): Promise<Account | null> {
    this.#account ??= unavailableOnError(() => this.#readAccount());
    return this.#account;
  }

  async member(): Promise<Member | null> {
    const account = await this.account();
    const session = await this.session();
    return account && session && { account, token: session.token, rememberMe: session.rememberMe };
  }

  async #readAccount(): Promise<Account | null> {
    const session = await this.session();
    if (!session) {
      if (this.cookies.has(sessionCookie) || this.cookies.has(hintCookie)) this.#clearSession();
      return null;
    }
    try {
      return await callCms('/users/me', { token: session.token, query: accountQuery }, accountSchema);
    } catch (error) {
      if (!(error instanceof CmsError && error.isNoLongerSignedIn)) throw error;
      await deleteSession(session.id);
      this.#clearSession();
      return null;
    }
  }

  /** Ends the current session, if there is one, creates the new one and loads its account. */
  async signIn(tokens: Tokens, rememberMe: boolean): Promise<Account | null> {
    await this.signOut();
    const id = await createSession(tokens, rememberMe);
    sessionsOpened.inc();
    this.cookies.set(sessionCookie, id);
    this.#session = undefined;
    this.#account = undefined;
    // The sign-in has succeeded even if the account cannot be loaded now; the next page reports the outage.
    const account = await this.account().catch(() => null);
    const maxAge = rememberMe ? rememberMeSeconds : undefined;
    this.setCookies.length = 0;
    this.setCookies.push(cookie(sessionCookie, id, { maxAge }));
    // A different value for every session, so that other tabs detect the change.
    this.setCookies.push(cookie(hintCookie, randomBytes(4).toString('hex'), { maxAge, readable: true }));
    if (account) this.setCookies.push(deviceCookieFor(account.email, this.deviceId));
    return account;
  }

  /** Throws if the database is down. Nothing has changed then, and the visitor can try again. */
  async signOut(): Promise<void> {
    const id = this.cookies.get(sessionCookie);
    // The CMS accepts only a valid access token for the sign-out, so an expired one is renewed first.
    await this.session().catch(() => null);
    const tokens = id ? await deleteSession(id) : null;
    this.clearProviderCookies();
    this.#session = Promise.resolve(null);
    this.#account = Promise.resolve(null);
    if (this.cookies.has(hintCookie) || id) this.#clearSession();
    if (tokens) await revokeTokens(tokens);
  }

  /** With the CMS's cookies from a provider sign-in, the next person at this browser could sign in again. */
  clearProviderCookies(): void {
    for (const name of providerCookies)
      if (this.cookies.has(name)) this.setCookies.push(cookie(name, '', { maxAge: 0 }));
  }

  get caller(): Caller {
    return { userAgent: this.userAgent, network: networkName(this.ipAddress) };
  }

  get deviceId(): string {
    return readDeviceId(this.cookies.get(deviceCookie)) ?? randomBytes(16).toString('base64url');
  }

  #clearSession(): void {
    this.cookies.delete(sessionCookie);
    this.setCookies.push(
      cookie(sessionCookie, '', { maxAge: 0 }),
      cookie(hintCookie, '', { maxAge: 0, readable: true }),
    );
  }
}

/** Turns a failure of the database or the CMS into a 503. It does not end the session. */
async function unavailableOnError<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof CmsError)) log.error({ err: error }, 'reading the session failed');
    throw unavailable();
  }
}

const visitor = createContext<Visitor>();

export type { Visitor };

/** The visitor of a request. Calling it makes the response private, because it may depend on the visitor. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor {
  markPrivate(context);
  return context.get(visitor);
}

export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const current = new Visitor(request);
  context.set(visitor, current);
  const response = await next();
  if (current.retryAfter) response.headers.set('Retry-After', String(current.retryAfter));
  for (const line of current.setCookies) response.headers.append('Set-Cookie', line);
  return response;
};
