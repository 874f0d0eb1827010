/**
 * Signs values that browsers receive and send back. `kind` prevents a signature from being used for another purpose.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '#config.server.ts';

export function sign(kind: string, ...parts: string[]): string {
  return signWith(config.SESSION_SECRET[0]!, kind, parts);
}

export function isSigned(signature: string, kind: string, ...parts: string[]): boolean {
  const given = Buffer.from(signature);
  return config.SESSION_SECRET.some((secret) => {
    const expected = Buffer.from(signWith(secret, kind, parts));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signWith(secret: string, kind: string, parts: string[]): string {
  return createHmac('sha256', secret)
    .update([kind, ...parts].join('\0'))
    .digest('base64url');
}
