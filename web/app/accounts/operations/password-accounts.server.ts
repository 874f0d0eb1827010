/** Accounts whose passwords are stored in the CMS. */
import { z } from 'zod';
import { signInResultSchema, tokensSchema } from '#accounts/cms/account.server.ts';
import type { Accounts } from './accounts.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { readEmail, readNewPassword, readPassword } from '#accounts/forms/read-fields.server.ts';

const anyResponse = z.unknown();

export const passwordAccounts: Accounts = {
  async signIn(fields, { caller, rememberMe }) {
    const body = { identifier: readEmail(fields), password: readPassword(fields), rememberMe };
    return callCms('/auth/local', { method: 'POST', body, caller }, signInResultSchema);
  },

  async register(fields, { language }) {
    const password = readNewPassword(fields);
    const { displayName, registration } = fields;
    const body = { email: readEmail(fields), password, language, displayName, registration };
    await callCms('/auth/local/register', { method: 'POST', body }, anyResponse);
  },

  async resend(fields) {
    await callCms('/auth/send-email-confirmation', { method: 'POST', body: { email: readEmail(fields) } }, anyResponse);
  },

  async confirm(fields, { caller }) {
    const { code, registration } = fields;
    const body = { code, ...(registration ? { registration } : { password: readPassword(fields) }) };
    return callCms('/account/confirm', { method: 'POST', body, caller }, tokensSchema);
  },

  async forgot(fields) {
    await callCms('/auth/forgot-password', { method: 'POST', body: { email: readEmail(fields) } }, anyResponse);
  },

  async reset(fields, { caller }) {
    const password = readNewPassword(fields);
    const body = { code: fields.code, password, passwordConfirmation: password };
    return callCms('/auth/reset-password', { method: 'POST', body, caller }, signInResultSchema);
  },

  async changePassword(fields, { caller, rememberMe, token }) {
    const password = readNewPassword(fields);
    const currentPassword = readPassword(fields, 'currentPassword');
    const body = { currentPassword, password, passwordConfirmation: password, rememberMe };
    return callCms('/auth/change-password', { method: 'POST', body, token, caller }, tokensSchema);
  },

  /** Removes the identity at the provider. It is added by signing in with it. */
  async changeSignInMethods(fields, { caller, rememberMe, token }) {
    const body = { currentPassword: readPassword(fields, 'currentPassword'), rememberMe };
    return callCms('/account/unlink', { method: 'POST', body, token, caller }, tokensSchema);
  },

  async changeEmail(fields, { token }) {
    const body = { email: readEmail(fields), currentPassword: readPassword(fields, 'currentPassword') };
    await callCms('/account/new-email', { method: 'POST', body, token }, anyResponse);
  },

  confirmEmail,

  async remove(fields, { token }) {
    const body = { currentPassword: readPassword(fields, 'currentPassword') };
    await callCms('/account/delete', { method: 'POST', body, token }, anyResponse);
  },
};
