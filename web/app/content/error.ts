type Code = 'unreachable' | 'refused' | 'unreadable';

/** The CMS did not give what was asked for: not there, not willing, or not making sense. Never "no such page". */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: Code;
  readonly address: string;
  readonly status: number | undefined;

  constructor(code: Code, address: string, options: { status?: number; cause?: unknown } = {}) {
    super(`Content ${code}: ${address}${options.status ? ` answered ${options.status}` : ''}`, {
      cause: options.cause,
    });
    this.code = code;
    this.address = address;
    this.status = options.status;
  }
}
