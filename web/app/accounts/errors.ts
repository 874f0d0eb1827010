import type { CmsError } from './cms/cms-error.ts';

/**
 * All error codes of account operations. Their messages are in locales/ under `auth.errors`; each message says what to
 * do next. Codes of the identity provider have the same names as in its SDK, without `auth/`.
 */
export const accountErrorCodes = [
  'account-exists-with-different-credential',
  'cancelled-popup-request',
  'common-password',
  'credential-already-in-use',
  'email-already-in-use',
  'expired-action-code',
  'internal-error',
  'invalid-action-code',
  'invalid-credential',
  'invalid-email',
  'network-request-failed',
  'not-confirmed',
  'operation-not-allowed',
  'passkey-refused',
  'password-does-not-meet-requirements',
  'password-too-long',
  'password-too-short',
  'passwords-differ',
  'popup-blocked',
  'popup-closed-by-user',
  'requires-recent-login',
  'same-password',
  'sign-in-expired',
  'too-many-requests',
  'unavailable',
  'unverified-email',
  'user-disabled',
  'user-mismatch',
  'user-not-found',
  'user-token-expired',
  'weak-password',
  'wrong-code',
  'wrong-password',
] as const;

export type AccountErrorCode = (typeof accountErrorCodes)[number];

export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code: AccountErrorCode;
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number | undefined;

  constructor(code: AccountErrorCode, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** Codes of the identity provider that mean the same as one in the list. */
const synonyms: Record<string, AccountErrorCode> = {
  'missing-password': 'weak-password',
  'missing-email': 'invalid-email',
  'invalid-user-token': 'user-token-expired',
  'invalid-id-token': 'user-token-expired',
  'invalid-refresh-token': 'user-token-expired',
  'user-signed-out': 'user-token-expired',
  'null-user': 'user-token-expired',
  'user-cancelled': 'popup-closed-by-user',
  'provider-already-linked': 'credential-already-in-use',
  'invalid-login-credentials': 'invalid-credential',
  'missing-action-code': 'invalid-action-code',
  'admin-restricted-operation': 'operation-not-allowed',
  'unauthorized-domain': 'operation-not-allowed',
  'unauthorized-continue-uri': 'operation-not-allowed',
  'auth-domain-config-required': 'operation-not-allowed',
  'operation-not-supported-in-this-environment': 'operation-not-allowed',
  'no-such-provider': 'operation-not-allowed',
  'login-blocked': 'user-disabled',
  'quota-exceeded': 'too-many-requests',
  timeout: 'network-request-failed',
};

/** Maps a code of the identity provider's SDK. An unknown code becomes `internal-error`. */
export function mapIdentityError(code: string): AccountErrorCode {
  const bare = code.replace(/^auth\//, '');
  return (accountErrorCodes as readonly string[]).includes(bare)
    ? (bare as AccountErrorCode)
    : ((Object.hasOwn(synonyms, bare) ? synonyms[bare] : undefined) ?? 'internal-error');
}

/**
 * The CMS sends a code of the list above with every refusal of its account endpoints
 * (cms/src/accounts/refusal-codes.ts). Refusals without one come from Strapi before it calls an endpoint: the access
 * token is missing or no longer valid.
 */
export function mapCmsError(error: CmsError): AccountErrorCode {
  if (error.isOutage) return 'unavailable';
  const code = accountErrorCodes.find((one) => one === error.details.code);
  if (code) return code;
  if (error.status === 429) return 'too-many-requests';
  return error.isNoLongerSignedIn ? 'user-token-expired' : 'internal-error';
}
