/**
 * Accounts whose passwords are stored at the identity provider. No password reaches this server: the browser signs in
 * at the provider (identity/steps.client.ts) and submits the provider's ID token, which the CMS verifies.
 */
import { z } from 'zod';
import { signInResultSchema, tokensSchema } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { AccountError } from '#accounts/errors.ts';
import type { ClientInfo } from '#accounts/forms/handle-account-form.server.ts';
import { readEmail } from '#accounts/forms/read-fields.server.ts';
import type { Fields } from '#http/form.server.ts';
import type { Accounts } from './accounts.ts';
import { confirmEmail } from './confirm-email.server.ts';

const anyResponse = z.unknown();

function idTokenOf({ idToken }: Fields): string {
  if (!idToken) throw new AccountError('invalid-credential');
  return idToken;
}

/** If the member is already signed in (`token`), the CMS checks that the ID token belongs to the same person. */
function signInWithToken<T extends z.ZodType>(
  fields: Fields,
  { caller, language, rememberMe, token }: ClientInfo,
  shape: T,
  event?: 'password' | 'sign-in-methods',
) {
  const query = { access_token: idTokenOf(fields), language, event, rememberMe: rememberMe || undefined };
  return callCms('/auth/firebase/callback', { query, caller, token }, shape);
}

export const identityAccounts: Accounts = {
  signIn: (fields, client) => signInWithToken(fields, client, signInResultSchema),
  confirm: (fields, client) => signInWithToken(fields, client, tokensSchema),
  reset: (fields, client) => signInWithToken(fields, client, tokensSchema, 'password'),
  changePassword: (fields, client) => signInWithToken(fields, client, tokensSchema, 'password'),
  changeSignInMethods: (fields, client) => signInWithToken(fields, client, tokensSchema, 'sign-in-methods'),

  /** The provider has created the account, or the email was already taken. Only a mail to its owner says which. */
  async register(fields, { language }) {
    const email = readEmail(fields);
    const body = { email, password: 'stored by the identity provider', language };
    await callCms('/auth/local/register', { method: 'POST', body }, anyResponse);
    await callCms('/auth/send-email-confirmation', { method: 'POST', body: { email, language } }, anyResponse);
  },

  async resend(fields, { language }) {
    const body = { email: readEmail(fields), language };
    await callCms('/auth/send-email-confirmation', { method: 'POST', body }, anyResponse);
  },

  async forgot(fields, { language }) {
    const body = { email: readEmail(fields), language };
    await callCms('/auth/forgot-password', { method: 'POST', body }, anyResponse);
  },

  async changeEmail(fields, { token }) {
    const body = { email: readEmail(fields), idToken: idTokenOf(fields) };
    await callCms('/account/new-email', { method: 'POST', body, token }, anyResponse);
  },

  confirmEmail,

  async remove(fields, { token }) {
    await callCms('/account/delete', { method: 'POST', body: { idToken: idTokenOf(fields) }, token }, anyResponse);
  },
};
