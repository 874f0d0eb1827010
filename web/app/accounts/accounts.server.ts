/**
 * What can be done with an account, wherever its password lives. Where that is, is one choice of the deployment: with an
 * identity provider, there (identity/identity.server.ts); otherwise in the content service (passwords.server.ts).
 */
import { config } from '#config.server.ts';
import type { Tokens } from './account.server.ts';
import type { Fields } from '#http/form.server.ts';
import { identityAccounts } from './identity/identity.server.ts';
import { passwordAccounts } from './passwords.server.ts';

/** Who does it: what their browser calls itself, their language, whether to remember them, and, if signed in, their token. */
export type Who = { agent: string; language: string; keep: boolean; token?: string };

export interface Accounts {
  signIn: (fields: Fields, who: Who) => Promise<Tokens>;
  register: (fields: Fields, who: Who) => Promise<void>;
  resend: (fields: Fields, who: Who) => Promise<void>;
  /** The link in the mail, together with the password that was chosen before. */
  confirm: (fields: Fields, who: Who) => Promise<Tokens>;
  forgot: (fields: Fields, who: Who) => Promise<void>;
  reset: (fields: Fields, who: Who) => Promise<Tokens>;
  changePassword: (fields: Fields, who: Who) => Promise<Tokens>;
  /** Another way to sign in was added or removed. */
  changeWaysIn: (fields: Fields, who: Who) => Promise<Tokens>;
  changeEmail: (fields: Fields, who: Who) => Promise<void>;
  confirmEmail: (fields: Fields, who: Who) => Promise<void>;
  remove: (fields: Fields, who: Who) => Promise<void>;
}

export const accounts: Accounts = config.FIREBASE_PROJECT_ID ? identityAccounts : passwordAccounts;
