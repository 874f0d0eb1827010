/** The rate limits of account forms: which attempts each form consumes, and when they are refunded. */
import { AccountError } from '#accounts/errors.ts';
import { deviceCookie, knownDeviceId } from '#accounts/session/cookies.server.ts';
import type { Visitor } from '#accounts/session/visitor.server.ts';
import type { Fields } from '#http/form.server.ts';
import { networkKey } from '#http/network.ts';
import { consumeAttempt, mailboxKey, refundAttempt, type RateLimit } from '#http/rate-limits.server.ts';
import { delayRandomly } from './delay-randomly.server.ts';
import { readEmail, readNewPassword } from './read-fields.server.ts';

/** Consumes an attempt from every given rate limit. Throws `too-many-requests` if one of them is exhausted. */
async function consumeOrThrow(attempts: Partial<Record<RateLimit, string>>): Promise<void> {
  const retryAfter = await consumeAttempt(attempts);
  if (retryAfter !== null) throw new AccountError('too-many-requests', { retryAfter });
}

/**
 * Applies the rate limits to a sign-in. A device that was signed in to this account before has a rate limit of its own,
 * so that an attack on the account from elsewhere does not lock its owner out.
 */
export async function rateLimitSignIn<T>(visitor: Visitor, email: string, signIn: () => Promise<T>): Promise<T> {
  const device = knownDeviceId(email, visitor.cookies.get(deviceCookie));
  const attempts: Partial<Record<RateLimit, string>> = device
    ? { 'sign-in by device': `${device} ${email}` }
    : {
        'sign-in by network': networkKey(visitor.ipAddress),
        'sign-in by account and network': `${email} ${networkKey(visitor.ipAddress)}`,
        'sign-in by account': email,
      };
  await consumeOrThrow(attempts);
  await delayRandomly();
  const result = await signIn();
  await refundAttempt(attempts);
  return result;
}

/**
 * Applies the rate limits to a request that sends a mail to the owner of the email. If the limit of the mailbox is
 * exhausted, no mail is sent, but the response is the same as if it were: repeated requests neither fill the mailbox nor lock its
 * owner out.
 */
export async function rateLimitMail(visitor: Visitor, email: string, send: () => Promise<unknown>): Promise<void> {
  const network = networkKey(visitor.ipAddress);
  await consumeOrThrow({ 'mail by network': network });
  await delayRandomly();
  const device = knownDeviceId(email, visitor.cookies.get(deviceCookie));
  const limits = device ? { 'mail by device': `${device} ${email}` } : mailLimits(email, network);
  if ((await consumeAttempt(limits)) === null) await send();
}

/** Validates a registration before its attempt is consumed, so that an invalid one costs nothing. */
export async function rateLimitRegistration(
  visitor: Visitor,
  fields: Fields,
  send: () => Promise<unknown>,
): Promise<void> {
  const email = readEmail(fields);
  // With an identity provider, the form has no password field.
  if (fields.password !== undefined) readNewPassword(fields);
  await rateLimitMail(visitor, email, send);
}

/** For a mail that a signed-in member sends to an email of their choice. They are told when the limit is exhausted. */
export function consumeNewEmailAttempt(visitor: Visitor, email: string): Promise<void> {
  const network = networkKey(visitor.ipAddress);
  return consumeOrThrow({ 'mail by network': network, ...mailLimits(email, network) });
}

function mailLimits(email: string, network: string): Partial<Record<RateLimit, string>> {
  const mailbox = mailboxKey(email);
  return { 'mail by mailbox and network': `${mailbox} ${network}`, 'mail by mailbox': mailbox };
}

/**
 * For a form with a token of the identity provider or a code from a mail. Neither can be guessed, so only the network is
 * limited.
 */
export function consumeTokenAttempt(visitor: Visitor): Promise<void> {
  return consumeOrThrow({ 'identity by network': networkKey(visitor.ipAddress) });
}

/** For a form with the code from a mail and the password that was chosen at registration. */
export function consumeConfirmationAttempt(visitor: Visitor, code: string): Promise<void> {
  return consumeOrThrow({
    'confirmation by network': networkKey(visitor.ipAddress),
    'password check by account': code,
  });
}

/** For a signed-in member who has to enter the password once more. */
export function consumeReauthenticationAttempt(account: { documentId: string }): Promise<void> {
  return consumeOrThrow({ 'password check by account': account.documentId });
}
