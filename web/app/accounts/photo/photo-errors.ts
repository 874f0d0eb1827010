/**
 * All error codes about the profile photo. Those of the storage have the same names as in the SDK of Firebase Storage,
 * without `storage/`. Their messages are in locales/ under `photoErrors`.
 */
export const photoErrorCodes = [
  'app-deleted',
  'bucket-not-found',
  'canceled',
  'invalid-argument',
  'invalid-checksum',
  'invalid-default-bucket',
  'invalid-root-operation',
  'invalid-url',
  'not-an-image',
  'object-not-found',
  'project-not-found',
  'quota-exceeded',
  'retry-limit-exceeded',
  'too-large',
  'too-many-changes',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'unknown',
] as const;

export type PhotoErrorCode = (typeof photoErrorCodes)[number];

export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Undefined if it is no code of the list. */
export function toPhotoErrorCode(code: unknown): PhotoErrorCode | undefined {
  return photoErrorCodes.find((one) => one === code);
}
