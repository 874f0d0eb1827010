/**
 * Every code with which an account endpoint refuses a request. A subset of the web's error codes
 * (web/app/accounts/errors.ts); errors.test.ts there checks it.
 */
export const refusalCodes = [
  'account-exists-with-different-credential',
  'email-already-in-use',
  'internal-error',
  'invalid-action-code',
  'invalid-credential',
  'invalid-email',
  'not-confirmed',
  'operation-not-allowed',
  'password-too-long',
  'password-too-short',
  'passwords-differ',
  'requires-recent-login',
  'same-password',
  'too-many-requests',
  'unverified-email',
  'user-disabled',
  'user-mismatch',
  'user-token-expired',
  'wrong-password',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
