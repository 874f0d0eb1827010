/** Reads the cookies of a request. */
import { parse } from 'cookie-es';

/**
 * The values as they were sent: some are forwarded to the CMS, and a decoded line break would not be valid there. If a
 * name is sent twice, the first value counts.
 */
export function readCookies(request: Request): Map<string, string> {
  const cookies = parse(request.headers.get('Cookie') ?? '', { decode: (value) => value });
  return new Map(Object.entries(cookies) as [string, string][]);
}
