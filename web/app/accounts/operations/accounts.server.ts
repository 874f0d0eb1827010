/**
 * The operations on accounts. The setting PASSWORDS decides where passwords are stored: at the identity provider
 * (identity-accounts.server.ts), or in the CMS (password-accounts.server.ts). With passwords in the CMS, a form that
 * carries an ID token is from a member who signs in with a social provider.
 */
import { config } from '#config.server.ts';
import type { Fields } from '#http/form.server.ts';
import type { Accounts } from './accounts.ts';
import { identityAccounts } from './identity-accounts.server.ts';
import { passwordAccounts } from './password-accounts.server.ts';

const accountsFor = (fields: Fields) => (fields.idToken ? identityAccounts : passwordAccounts);

const passwordOrSocialAccounts: Accounts = {
  ...passwordAccounts,
  signIn: (fields, client) => accountsFor(fields).signIn(fields, client),
  changeEmail: (fields, client) => accountsFor(fields).changeEmail(fields, client),
  remove: (fields, client) => accountsFor(fields).remove(fields, client),
};

export const accounts: Accounts = config.PASSWORDS === 'firebase' ? identityAccounts : passwordOrSocialAccounts;
