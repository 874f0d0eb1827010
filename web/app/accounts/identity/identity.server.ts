/**
 * Accounts whose passwords live with the identity provider. No password comes here: the browser proves to the provider who
 * somebody is (steps.client.ts), and what arrives is the provider's token, which the content service verifies.
 */
import { z } from 'zod';
import { config } from '#config.server.ts';
import { identityUserSchema, tokensSchema, type IdentityUser } from '../account.server.ts';
import type { Accounts, Who } from '../accounts.server.ts';
import { callService } from '../client.server.ts';
import { AccountError } from '../errors.ts';
import type { Fields } from '#http/form.server.ts';
import { emailOf } from '../form.server.ts';
import type { IdentitySettings } from './settings.ts';

const nothing = z.unknown();

function idTokenOf({ idToken }: Fields): string {
  if (!idToken) throw new AccountError('invalid-credential');
  return idToken;
}

/** Somebody who is signed in says so, and must turn out to be the same person. */
function signInWithToken(fields: Fields, { agent, language, keep, token }: Who, event?: 'password' | 'ways-in') {
  const query = { access_token: idTokenOf(fields), language, event, keep: keep || undefined };
  return callService('/auth/firebase/callback', { query, agent, token }, tokensSchema);
}

export const identityAccounts: Accounts = {
  signIn: (fields, who) => signInWithToken(fields, who),
  confirm: (fields, who) => signInWithToken(fields, who),
  reset: (fields, who) => signInWithToken(fields, who, 'password'),
  changePassword: (fields, who) => signInWithToken(fields, who, 'password'),
  changeWaysIn: (fields, who) => signInWithToken(fields, who, 'ways-in'),

  /** The provider has just made the account, or knew the address already: its owner is told by mail which. */
  async register(fields, { language }) {
    const email = emailOf(fields);
    const body = { email, password: 'lives with the identity provider', language };
    await callService('/auth/local/register', { method: 'POST', body }, nothing);
    await callService('/auth/send-email-confirmation', { method: 'POST', body: { email, language } }, nothing);
  },

  async resend(fields, { language }) {
    const body = { email: emailOf(fields), language };
    await callService('/auth/send-email-confirmation', { method: 'POST', body }, nothing);
  },

  async forgot(fields, { language }) {
    const body = { email: emailOf(fields), language };
    await callService('/auth/forgot-password', { method: 'POST', body }, nothing);
  },

  async changeEmail(fields, { token }) {
    const body = { email: emailOf(fields), idToken: idTokenOf(fields) };
    await callService('/account/new-email', { method: 'POST', body, token }, nothing);
  },

  async confirmEmail(fields, { token }) {
    await callService('/account/new-email/confirm', { method: 'POST', body: { code: fields.code }, token }, nothing);
  },

  async remove(fields, { token }) {
    await callService('/account/delete', { method: 'POST', body: { idToken: idTokenOf(fields) }, token }, nothing);
  },
};

/** The signed-in person as the provider knows them; null without a provider. */
export async function identityUserOf(token: string): Promise<IdentityUser | null> {
  if (!config.FIREBASE_PROJECT_ID) return null;
  const shape = z.object({ identity: identityUserSchema.nullable() });
  const { identity } = await callService('/account/identity', { token }, shape);
  return identity;
}

/** The names of the ways they can sign in. With the provider away, a password is the best guess. */
export async function waysIn(token: string): Promise<string[]> {
  const user = await identityUserOf(token).catch(() => null);
  return user ? user.providerData.map(({ providerId }) => providerId) : ['password'];
}

/** What a browser needs to reach the provider; null where passwords live in the content service. */
export function identitySettings(): IdentitySettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  if (!projectId || !apiKey) return null;
  return {
    projectId,
    apiKey,
    authDomain: config.FIREBASE_AUTH_DOMAIN ?? null,
    emulator: config.FIREBASE_AUTH_EMULATOR_URL ?? null,
    providers: config.FIREBASE_PROVIDERS,
  };
}

/** What a page on which the provider's SDK may run is allowed to reach besides ourselves. */
export function identitySources(): Record<string, string[]> {
  const settings = identitySettings();
  if (!settings) return {};
  if (settings.emulator) return { 'connect-src': [settings.emulator] };
  return {
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    'script-src': ['https://apis.google.com'],
    'frame-src': [`https://${settings.authDomain}`],
  };
}
