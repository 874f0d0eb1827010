/** Who is asking: found out when somebody first wants to know, once per request, and never for a page that is for everybody. */
import { randomBytes } from 'node:crypto';
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { keepPrivate } from '#http/cache.server.ts';
import { unavailable } from '#http/problem.ts';
import { log } from '#log.server.ts';
import { accountSchema, type Account, type Tokens } from './account.server.ts';
import { callService } from './client.server.ts';
import {
  cookie,
  deviceCookie,
  deviceCookieFor,
  hintCookie,
  journeyCookies,
  keepSeconds,
  readCookies,
  sessionCookie,
} from './cookies.server.ts';
import { createSession, deleteSession, readSession, revokeTokens, type Session } from './sessions.server.ts';
import { ServiceError } from './service-error.ts';

class Visitor {
  readonly cookies: Map<string, string>;
  readonly address: string;
  readonly agent: string;
  /** Set-Cookie lines that go out with the answer. */
  readonly sends: string[] = [];
  /** After how many seconds to come back. */
  retryAfter: number | undefined;
  #session: Promise<Session | null> | undefined;
  #account: Promise<Account | null> | undefined;

  constructor(request: Request) {
    this.cookies = readCookies(request);
    // Only the edge reaches this process, and it writes this header itself.
    this.address = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
    this.agent = request.headers.get('User-Agent') ?? '';
  }

  session(): Promise<Session | null> {
    const id = this.cookies.get(sessionCookie);
    this.#session ??= id ? asking(() => readSession(id)) : Promise.resolve(null);
    return this.#session;
  }

  /**
   * The signed-in person's account. Only a clear "no" of the content service ends a session; when it cannot be asked, the
   * page says so and the session stays.
   */
  account(): Promise<Account | null> {
    this.#account ??= asking(() => this.#readAccount());
    return this.#account;
  }

  async #readAccount(): Promise<Account | null> {
    const session = await this.session();
    if (!session) {
      if (this.cookies.has(sessionCookie) || this.cookies.has(hintCookie)) this.#forget();
      return null;
    }
    try {
      return await callService('/users/me', { token: session.token, query: { populate: {} } }, accountSchema);
    } catch (error) {
      if (!(error instanceof ServiceError) || (error.status !== 401 && error.status !== 403)) throw error;
      await deleteSession(session.id);
      this.#forget();
      return null;
    }
  }

  /** Ends whatever session there was, opens the new one, and fetches its account. */
  async signIn(tokens: Tokens, keep: boolean): Promise<Account | null> {
    await this.signOut();
    const id = await createSession(tokens, keep);
    this.cookies.set(sessionCookie, id);
    this.#session = undefined;
    this.#account = undefined;
    // Signing in has succeeded, even if the account cannot be fetched right now; the next page says so.
    const account = await this.account().catch(() => null);
    const maxAge = keep ? keepSeconds : undefined;
    this.sends.length = 0;
    this.sends.push(cookie(sessionCookie, id, { maxAge }));
    // A value of its own for every session: other tabs notice when it changes.
    this.sends.push(cookie(hintCookie, randomBytes(4).toString('hex'), { maxAge, readable: true }));
    if (account) this.sends.push(deviceCookieFor(account.email, this.deviceId));
    return account;
  }

  async signOut(): Promise<void> {
    const id = this.cookies.get(sessionCookie);
    // The content service listens to a token that has not run out: after a pause it is renewed to say goodbye with.
    await this.session().catch(() => null);
    this.forgetJourney();
    this.#session = Promise.resolve(null);
    this.#account = Promise.resolve(null);
    if (this.cookies.has(hintCookie) || id) this.#forget();
    const tokens = id ? await deleteSession(id) : null;
    if (tokens) await revokeTokens(tokens);
  }

  /** What the content service left in the browser on the way to another provider would sign in again whoever comes next. */
  forgetJourney(): void {
    for (const name of journeyCookies) if (this.cookies.has(name)) this.sends.push(cookie(name, '', { maxAge: 0 }));
  }

  get deviceId(): string {
    return this.cookies.get(deviceCookie)?.split('.')[0] || randomBytes(16).toString('base64url');
  }

  #forget(): void {
    this.cookies.delete(sessionCookie);
    this.sends.push(cookie(sessionCookie, '', { maxAge: 0 }), cookie(hintCookie, '', { maxAge: 0, readable: true }));
  }
}

/** The database or the content service being away is an outage, and said so; nobody is signed out by it. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof ServiceError)) log.error({ err: error }, 'sessions cannot be read');
    throw unavailable();
  }
}

const visitor = createContext<Visitor>();

export type { Visitor };

/** The visitor of a request. What depends on them is never kept for others. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor {
  keepPrivate(context);
  return context.get(visitor);
}

export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const own = new Visitor(request);
  context.set(visitor, own);
  const response = await next();
  if (own.retryAfter) response.headers.set('Retry-After', String(own.retryAfter));
  for (const line of own.sends) response.headers.append('Set-Cookie', line);
  return response;
};
