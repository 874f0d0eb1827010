import type { SignInResult, Tokens } from '#accounts/cms/account.server.ts';
import type { ClientInfo } from '#accounts/forms/handle-account-form.server.ts';
import type { Fields } from '#http/form.server.ts';

/** The operations on accounts. */
export interface Accounts {
  signIn: (fields: Fields, client: ClientInfo) => Promise<SignInResult>;
  register: (fields: Fields, client: ClientInfo) => Promise<void>;
  resend: (fields: Fields, client: ClientInfo) => Promise<void>;
  /** Takes the code from the link in the mail, and the password or the browser's secret of the registration. */
  confirm: (fields: Fields, client: ClientInfo) => Promise<Tokens>;
  forgot: (fields: Fields, client: ClientInfo) => Promise<void>;
  reset: (fields: Fields, client: ClientInfo) => Promise<SignInResult>;
  changePassword: (fields: Fields, client: ClientInfo) => Promise<Tokens>;
  /** Another sign-in method was added or removed. */
  changeSignInMethods: (fields: Fields, client: ClientInfo) => Promise<Tokens>;
  changeEmail: (fields: Fields, client: ClientInfo) => Promise<void>;
  confirmEmail: (fields: Fields, client: ClientInfo) => Promise<void>;
  remove: (fields: Fields, client: ClientInfo) => Promise<void>;
}
