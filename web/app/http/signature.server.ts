/** Signs what browsers are given to bring back, each kind of thing under a name of its own. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '#config.server.ts';

export function sign(kind: string, ...parts: string[]): string {
  return createHmac('sha256', config.SESSION_SECRET)
    .update([kind, ...parts].join('\0'))
    .digest('base64url');
}

export function isSigned(signature: string, kind: string, ...parts: string[]): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(kind, ...parts))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
