/** The content service did not do what was asked, in its own words or, where it had none, in ours. */
export class ServiceError extends Error {
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

  /** It could not be asked, or it broke: nothing is known about what was asked for. */
  get isOutage(): boolean {
    return this.status >= 500;
  }
}
