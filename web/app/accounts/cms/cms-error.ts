/** A failed call to the CMS, with the name and message of its error response, or with ours if it sent none. */
export class CmsError extends Error {
  override readonly name: string;
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(
    error: { status: number; name: string; message: string; details?: Record<string, unknown> },
    cause?: unknown,
  ) {
    super(error.message, { cause });
    this.name = error.name;
    this.status = error.status;
    this.details = error.details ?? {};
  }

  /** There was no valid response, so it is unknown whether the CMS has done what was requested. */
  get isOutage(): boolean {
    return this.status >= 500 || this.name === 'UnknownError';
  }

  /** The CMS itself rejected the token. A 401 or 403 of a proxy in between does not end a session. */
  get isNoLongerSignedIn(): boolean {
    return !this.isOutage && (this.status === 401 || this.status === 403);
  }
}
