import type { ServiceError } from './service-error.ts';

/**
 * Everything that can go wrong with an account, as one closed list. Its words are in locales/ under `auth.errors`; each
 * says what to do next. The identity provider's codes are called here as its SDK calls them, without `auth/`.
 */
export const accountErrors = [
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
  'invalid-photo',
  'network-request-failed',
  'not-confirmed',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'password-too-long',
  'password-too-short',
  'passwords-differ',
  'popup-blocked',
  'popup-closed-by-user',
  'requires-recent-login',
  'same-password',
  'too-many-requests',
  'unavailable',
  'unverified-email',
  'user-disabled',
  'user-mismatch',
  'user-not-found',
  'user-token-expired',
  'weak-password',
  'wrong-password',
] as const;

export type AccountErrorCode = (typeof accountErrors)[number];

export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code: AccountErrorCode;
  /** After how many seconds it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: AccountErrorCode, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The identity provider's other names for what is on the list. */
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

/** What the identity provider's SDK said. Anything it may say that is not on the list is an internal error. */
export function identityCode(code: string): AccountErrorCode {
  const bare = code.replace(/^auth\//, '');
  return (accountErrors as readonly string[]).includes(bare)
    ? (bare as AccountErrorCode)
    : ((Object.hasOwn(synonyms, bare) ? synonyms[bare] : undefined) ?? 'internal-error');
}

/** Strapi answers most of what can go wrong with 400 and a sentence; the sentence is what tells. */
const sentences: [RegExp, AccountErrorCode][] = [
  [/^Invalid identifier or password/, 'invalid-credential'],
  [/not confirmed/, 'not-confirmed'],
  [/blocked/, 'user-disabled'],
  [/already taken/i, 'email-already-in-use'],
  [/Incorrect code|Invalid token/, 'invalid-action-code'],
  [/Passwords do not match/, 'passwords-differ'],
  [/current password is invalid/, 'wrong-password'],
  [/must be different/, 'same-password'],
  [/^password (must|is)/, 'password-too-short'],
  [/valid email|^(email|identifier) is/, 'invalid-email'],
  [/provider is disabled|currently disabled|not available/, 'operation-not-allowed'],
  [/authenticated to reset|Missing authentication|Invalid credentials/, 'user-token-expired'],
];

export function serviceCode(error: ServiceError): AccountErrorCode {
  if (error.isOutage) return 'unavailable';
  if (error.status === 429) return 'too-many-requests';
  if (error.status === 401 || error.status === 403) return 'user-token-expired';
  if (typeof error.details.code === 'string') return identityCode(error.details.code);
  return sentences.find(([sentence]) => sentence.test(error.message))?.[1] ?? 'internal-error';
}
