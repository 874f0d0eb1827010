/** What happens after the first step of a sign-in, and between the steps. */
import type { SignInResult } from '#accounts/cms/account.server.ts';
import { cookie, ticketCookie } from '#accounts/session/cookies.server.ts';
import { accountPath, safeNext } from '#accounts/session/next.server.ts';
import type { Visitor } from '#accounts/session/visitor.server.ts';
import { localePath } from '#locales/index.ts';

/** The CMS accepts a ticket for five minutes. */
const ticketSeconds = 300;

type Options = { rememberMe: boolean; locale: string; next?: string | undefined };

/** Signs the visitor in, or stores the ticket for the second step. Returns the path of the next page. */
export async function continueSignIn(visitor: Visitor, result: SignInResult, options: Options): Promise<string> {
  const { rememberMe, locale } = options;
  const account = localePath(locale, '/account');
  const next = safeNext(options.next, account);
  if ('ticket' in result) {
    const value = `${result.ticket}.${rememberMe ? 'remember' : 'forget'}`;
    visitor.setCookies.push(cookie(ticketCookie, value, { maxAge: ticketSeconds }));
    return `${localePath(locale, '/auth/second-factor')}?next=${encodeURIComponent(next)}`;
  }
  await visitor.signIn(result, rememberMe);
  if (visitor.cookies.has(ticketCookie)) visitor.setCookies.push(cookie(ticketCookie, '', { maxAge: 0 }));
  return next === account ? accountPath(locale, result.isFirstSignIn, visitor.cookies) : next;
}

/** The ticket of the first step; null if there is none. */
export function readTicket({ cookies }: Visitor): { ticket: string; rememberMe: boolean } | null {
  const [, ticket, choice] = /^([\w-]{1,100})\.(remember|forget)$/.exec(cookies.get(ticketCookie) ?? '') ?? [];
  return ticket ? { ticket, rememberMe: choice === 'remember' } : null;
}
