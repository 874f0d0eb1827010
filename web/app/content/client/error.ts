import { STATUS_CODES } from 'node:http';

type Code = 'unreachable' | 'refused' | 'unreadable';

/** A failed read from the CMS: no response, an unexpected status, or an invalid body. Never used for a 404. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: Code;
  readonly url: string;
  readonly status: number | undefined;

  /** The first 500 characters of the response body. */
  readonly body: string | undefined;

  constructor(code: Code, url: string, options: { status?: number; body?: string; cause?: unknown } = {}) {
    super(`Content ${code}: ${describeRequest(url, options.status)}`, { cause: options.cause });
    this.code = code;
    this.url = url;
    this.status = options.status;
    this.body = options.body?.slice(0, 500);
  }
}

function describeRequest(url: string, status: number | undefined): string {
  return status ? `GET ${url}: ${status} ${STATUS_CODES[status] ?? ''}`.trim() : url;
}
