/** Accounts whose passwords live in the content service. */
import { z } from 'zod';
import { tokensSchema } from './account.server.ts';
import type { Accounts } from './accounts.server.ts';
import { callService } from './client.server.ts';
import { AccountError } from './errors.ts';
import { emailOf, newPasswordOf, passwordOf } from './form.server.ts';

const nothing = z.unknown();

export const passwordAccounts: Accounts = {
  async signIn(fields, { agent, keep }) {
    const body = { identifier: emailOf(fields), password: passwordOf(fields), keep };
    return callService('/auth/local', { method: 'POST', body, agent }, tokensSchema);
  },

  async register(fields, { language }) {
    const password = newPasswordOf(fields);
    const body = { email: emailOf(fields), password, language, displayName: fields.displayName };
    await callService('/auth/local/register', { method: 'POST', body }, nothing);
  },

  async resend(fields) {
    await callService('/auth/send-email-confirmation', { method: 'POST', body: { email: emailOf(fields) } }, nothing);
  },

  async confirm(fields, { agent }) {
    const body = { code: fields.code, password: passwordOf(fields) };
    return callService('/account/confirm', { method: 'POST', body, agent }, tokensSchema);
  },

  async forgot(fields) {
    await callService('/auth/forgot-password', { method: 'POST', body: { email: emailOf(fields) } }, nothing);
  },

  async reset(fields, { agent }) {
    const password = newPasswordOf(fields);
    const body = { code: fields.code, password, passwordConfirmation: password };
    return callService('/auth/reset-password', { method: 'POST', body, agent }, tokensSchema);
  },

  async changePassword(fields, { agent, keep, token }) {
    const password = newPasswordOf(fields);
    const currentPassword = passwordOf(fields, 'currentPassword');
    const body = { currentPassword, password, passwordConfirmation: password, keep };
    return callService('/auth/change-password', { method: 'POST', body, token, agent }, tokensSchema);
  },

  async changeWaysIn() {
    throw new AccountError('operation-not-allowed');
  },

  async changeEmail(fields, { token }) {
    const body = { email: emailOf(fields), currentPassword: passwordOf(fields, 'currentPassword') };
    await callService('/account/new-email', { method: 'POST', body, token }, nothing);
  },

  async confirmEmail(fields, { token }) {
    await callService('/account/new-email/confirm', { method: 'POST', body: { code: fields.code }, token }, nothing);
  },

  async remove(fields, { token }) {
    const body = { currentPassword: passwordOf(fields, 'currentPassword') };
    await callService('/account/delete', { method: 'POST', body, token }, nothing);
  },
};
