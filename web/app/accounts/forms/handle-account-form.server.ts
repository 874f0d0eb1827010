/** Handles all account forms: runs the form's handler and turns an error into a code, a message and a status. */
import { data, redirectDocument, type ActionFunctionArgs } from 'react-router';
import type { Caller } from '#accounts/cms/cms-client.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';
import {
  AccountError,
  accountErrorCodes,
  mapIdentityError,
  mapCmsError,
  type AccountErrorCode,
} from '#accounts/errors.ts';
import { visitorOf, type Visitor } from '#accounts/session/visitor.server.ts';
import { readForm, setFormOutcome, type Fields } from '#http/form.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { messagesFor, translatorFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';
import { accountFailures } from '#metrics.server.ts';

// A counter that appears with its first event shows no increase by it.
for (const code of accountErrorCodes) accountFailures.inc({ code }, 0);

/** The action result of a failed form. `values` never contains passwords. */
export type Failure = { code: AccountErrorCode; field: string | undefined; message: string; values: Fields };

/** The field that an error code is about. Codes that are not listed are about the whole form. */
const fieldOf: Partial<Record<AccountErrorCode, string>> = {
  'common-password': 'password',
  'weak-password': 'password',
  'password-too-long': 'password',
  'password-too-short': 'password',
  'password-does-not-meet-requirements': 'password',
  'passwords-differ': 'password',
  'same-password': 'password',
  'invalid-email': 'email',
  'wrong-code': 'code',
  'wrong-password': 'currentPassword',
};

/** Who sent the form. `token` is the member's access token, if they are signed in. */
export type ClientInfo = { caller: Caller; language: string; rememberMe: boolean; token?: string };

type FormHandler<T> = (form: { fields: Fields; visitor: Visitor; client: ClientInfo }) => Promise<T>;

/** `replacedCodes` maps error codes to the code that this form reports instead. */
export async function handleAccountForm<T>(
  { request, context, url }: ActionFunctionArgs,
  handle: FormHandler<T>,
  replacedCodes: Partial<Record<AccountErrorCode, AccountErrorCode>> = {},
) {
  const visitor = visitorOf(context);
  const fields = await readForm(request, 16_384);
  try {
    if (fields.outcome) throw await rejectByProvider(mapIdentityError(fields.outcome), visitor, url);
    const client = {
      caller: visitor.caller,
      language: localeOf(url.pathname),
      rememberMe: fields.rememberMe === 'on',
    };
    return await handle({ fields, visitor, client });
  } catch (error) {
    const original = toAccountError(error);
    const replacement = replacedCodes[original.code];
    const failure = replacement ? new AccountError(replacement, { cause: original }) : original;
    accountFailures.inc({ code: failure.code });
    visitor.retryAfter = failure.retryAfter;
    setFormOutcome(context, 'refused');
    return data<Failure>(
      {
        code: failure.code,
        field: fieldOf[failure.code],
        message: messageFor(failure, localeOf(url.pathname)),
        values: withoutSecrets(fields),
      },
      { status: statusOf(failure.code) },
    );
  }
}

/** The identity provider rejected the call of the browser. If it disabled the member, their session here ends too. */
async function rejectByProvider(code: AccountErrorCode, visitor: Visitor, url: URL): Promise<AccountError> {
  if ((code === 'user-disabled' || code === 'user-token-expired') && (await visitor.session())) {
    await visitor.signOut();
    throw redirectDocument(localePath(localeOf(url.pathname), '/auth/login?done=ended'));
  }
  return new AccountError(code);
}

function toAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  if (error instanceof CmsError) return new AccountError(mapCmsError(error), { cause: error });
  // Thrown responses (a redirect, a 503) are passed on.
  if (!(error instanceof Error)) throw error;
  log.error({ err: error }, 'account form failed');
  return new AccountError('unavailable', { cause: error });
}

/** The failure named in the URL by a redirect. Only a known error code is accepted, never text. */
export function failureFromUrl(url: URL, locale: string): Failure | undefined {
  const code = accountErrorCodes.find((one) => one === url.searchParams.get('failed'));
  return code && { code, field: undefined, message: messagesFor(locale).errors[code], values: {} };
}

function statusOf(code: AccountErrorCode): number {
  if (code === 'too-many-requests') return 429;
  return code === 'unavailable' ? 503 : 400;
}

function messageFor({ code, retryAfter }: AccountError, locale: string): string {
  if (!retryAfter) return messagesFor(locale).errors[code];
  return translatorFor(locale)('signIn.tooManyMinutes', { count: Math.ceil(retryAfter / 60) });
}

function withoutSecrets(fields: Fields): Fields {
  const safe = ['intent', 'email', 'displayName', 'language', 'rememberMe', 'next', 'code', 'provider'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => safe.includes(name)));
}
