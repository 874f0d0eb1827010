/** Signs what browsers are given to bring back, each kind of thing under a name of its own. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '#config.server.ts';

export function sign(kind: string, ...parts: string[]): string {
  return signWith(config.SESSION_SECRET[0]!, kind, parts);
}

export function isSigned(signature: string, kind: string, ...parts: string[]): boolean {
  const given = Buffer.from(signature);
  return config.SESSION_SECRET.some((secret) => {
    const wanted = Buffer.from(signWith(secret, kind, parts));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function signWith(secret: string, kind: string, parts: string[]): string {
  return createHmac('sha256', secret)
    .update([kind, ...parts].join('\0'))
    .digest('base64url');
}
