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
  'passkey-refused',
  'passwords-differ',
  'requires-recent-login',
  'same-password',
  'sign-in-expired',
  'too-many-requests',
  'unverified-email',
  'user-disabled',
  'user-mismatch',
  'user-token-expired',
  'wrong-code',
  'wrong-password',
] as const;

/**
 * Every code with which an endpoint for photos refuses a request. A subset of the web's codes
 * (web/app/accounts/photo/photo-errors.ts). Those of a bucket have the same names as in the SDK of Firebase Storage.
 */
export const photoRefusalCodes = [
  'bucket-not-found',
  'not-an-image',
  'object-not-found',
  'quota-exceeded',
  'retry-limit-exceeded',
  'too-large',
  'unauthenticated',
  'unauthorized',
  'unknown',
] as const;

export type PhotoRefusalCode = (typeof photoRefusalCodes)[number];

export type RefusalCode = (typeof refusalCodes)[number] | PhotoRefusalCode;
