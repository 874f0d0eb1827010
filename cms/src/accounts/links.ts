import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of the links in mails, in hours. */
export const linkHours = { confirm: 48, reset: 1, 'new-email': 1, 'undo-email': 72 } as const;

export type LinkKind = keyof typeof linkHours;

const columns = {
  confirm: ['confirmationToken', 'confirmationSentAt'],
  reset: ['resetPasswordToken', 'resetSentAt'],
  'new-email': ['newEmailToken', 'newEmailSentAt'],
  'undo-email': ['previousEmailToken', 'previousEmailSentAt'],
} as const;

/** A new code for a link, and the columns to store: only its hash, so that codes cannot be read from the database. */
export function newLink(kind: LinkKind): { code: string; stored: Record<string, unknown> } {
  const [token, sentAt] = columns[kind];
  const code = randomBytes(32).toString('base64url');
  return { code, stored: { [token]: hashSecret(code), [sentAt]: new Date() } };
}

/** Filter for the account that a code was sent to; matches nothing once the link has expired. */
export function linkFilter(kind: LinkKind, code: string): Record<string, unknown> {
  const [token, sentAt] = columns[kind];
  const oldest = new Date(Date.now() - linkHours[kind] * 3_600_000);
  return { [token]: hashSecret(code), [sentAt]: { $gt: oldest } };
}

/**
 * Invalidates all links sent before, except the one that undoes an email change: an attacker who took over the account
 * must not be able to invalidate that.
 */
export const noLinks = {
  confirmationToken: null,
  registrationToken: null,
  resetPasswordToken: null,
  newEmail: null,
  newEmailToken: null,
};

/** For codes and other secrets that are random and long. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
