import { createHash, randomBytes } from 'node:crypto';

/** How long the links in mails work, in hours. */
export const linkHours = { confirm: 48, reset: 1, 'new-email': 1, 'undo-email': 72 } as const;

export type LinkKind = keyof typeof linkHours;

const columns = {
  confirm: ['confirmationToken', 'confirmationSentAt'],
  reset: ['resetPasswordToken', 'resetSentAt'],
  'new-email': ['newEmailToken', 'newEmailSentAt'],
  'undo-email': ['previousEmailToken', 'previousEmailSentAt'],
} as const;

/** A new code for a link, and what to keep of it: its hash, so that the database alone opens nothing. */
export function newLink(kind: LinkKind): { code: string; kept: Record<string, unknown> } {
  const [token, sentAt] = columns[kind];
  const code = randomBytes(32).toString('base64url');
  return { code, kept: { [token]: hash(code), [sentAt]: new Date() } };
}

/** Finds the account a code was sent to, while it is not too old. */
export function linkFilter(kind: LinkKind, code: string): Record<string, unknown> {
  const [token, sentAt] = columns[kind];
  const oldest = new Date(Date.now() - linkHours[kind] * 3_600_000);
  return { [token]: hash(code), [sentAt]: { $gt: oldest } };
}

/**
 * What to write so that no link sent before works again, but for the one that undoes a change of address: whoever stole the
 * account must not be able to end it.
 */
export const noLinks = {
  confirmationToken: null,
  resetPasswordToken: null,
  newEmail: null,
  newEmailToken: null,
};

function hash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
