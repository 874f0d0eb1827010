/**
 * The operations on accounts. The deployment decides where passwords are stored: at an identity provider
 * (identity-accounts.server.ts) if one is configured, otherwise in the CMS (password-accounts.server.ts).
 */
import { config } from '#config.server.ts';
import type { Accounts } from './accounts.ts';
import { identityAccounts } from './identity-accounts.server.ts';
import { passwordAccounts } from './password-accounts.server.ts';

export const accounts: Accounts = config.FIREBASE_PROJECT_ID ? identityAccounts : passwordAccounts;
