/** What every form about accounts goes through: its fields read, its tries counted, and what went wrong put into a code. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { data, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { isEmailAddress, readForm, tellOutcome, type Fields } from '#http/form.server.ts';
import { countTry, forgiveTry, mailboxKey, networkKey, type Limit } from '#http/limits.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { messagesFor, translatorFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';
import { count } from '#metrics.server.ts';
import type { Who } from './accounts.server.ts';
import { knownDevice, deviceCookie } from './cookies.server.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { AccountError, accountErrors, identityCode, serviceCode, type AccountErrorCode } from './errors.ts';
import { shortestPassword } from './password-length.ts';
import { ServiceError } from './service-error.ts';
import { visitorOf, type Visitor } from './visitor.server.ts';

/** What a page is told when a form did not go through. Passwords never come back. */
export type Failure = { code: AccountErrorCode; field: string | undefined; sentence: string; values: Fields };

/** Which field a failure is about; the others are about the form as a whole. */
const fieldOf: Partial<Record<AccountErrorCode, string>> = {
  'common-password': 'password',
  'weak-password': 'password',
  'password-too-long': 'password',
  'password-too-short': 'password',
  'password-does-not-meet-requirements': 'password',
  'passwords-differ': 'password',
  'same-password': 'password',
  'invalid-email': 'email',
  'invalid-photo': 'photoUrl',
  'wrong-password': 'currentPassword',
};

type Work<T> = (form: { fields: Fields; visitor: Visitor; who: Who }) => Promise<T>;

/** `said` names the failures that a form calls by another name. */
export async function accountForm<T>(
  { request, context, url }: ActionFunctionArgs,
  work: Work<T>,
  said: Partial<Record<AccountErrorCode, AccountErrorCode>> = {},
) {
  const visitor = visitorOf(context);
  const fields = await readForm(request, 16_384);
  try {
    if (fields.outcome) throw await providerSaidNo(identityCode(fields.outcome), visitor, url);
    const who = { agent: visitor.agent, language: localeOf(url.pathname), keep: fields.keep === 'on' };
    return await work({ fields, visitor, who });
  } catch (error) {
    const found = failureOf(error);
    const failure = said[found.code] ? new AccountError(said[found.code]!, { cause: found }) : found;
    count('duet_account_failures_total', { code: failure.code });
    visitor.retryAfter = failure.retryAfter;
    tellOutcome(context, 'refused');
    return data<Failure>(
      {
        code: failure.code,
        field: fieldOf[failure.code],
        sentence: sentenceFor(failure, localeOf(url.pathname)),
        values: shown(fields),
      },
      { status: statusOf(failure.code) },
    );
  }
}

/** In the browser. Whoever it has shut out is signed out here, too, at once. */
async function providerSaidNo(code: AccountErrorCode, visitor: Visitor, url: URL): Promise<AccountError> {
  if ((code === 'user-disabled' || code === 'user-token-expired') && (await visitor.session())) {
    await visitor.signOut();
    throw redirectDocument(localePath(localeOf(url.pathname), '/auth/login?done=ended'));
  }
  return new AccountError(code);
}

function failureOf(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  if (error instanceof ServiceError) return new AccountError(serviceCode(error), { cause: error });
  // Thrown responses (a redirect, an outage) are answers already.
  if (!(error instanceof Error)) throw error;
  log.error({ err: error }, 'an account form failed');
  return new AccountError('unavailable', { cause: error });
}

/** A failure that happened on the way here, from the address: nothing but a name on our list is believed. */
export function failureNamed(url: URL, locale: string): Failure | undefined {
  const code = accountErrors.find((one) => one === url.searchParams.get('failed'));
  return code && { code, field: undefined, sentence: messagesFor(locale).errors[code], values: {} };
}

function statusOf(code: AccountErrorCode): number {
  if (code === 'too-many-requests') return 429;
  return code === 'unavailable' ? 503 : 400;
}

function sentenceFor({ code, retryAfter }: AccountError, locale: string): string {
  if (!retryAfter) return messagesFor(locale).errors[code];
  return translatorFor(locale)('auth.tooManyMinutes', { count: Math.ceil(retryAfter / 60) });
}

function shown(fields: Fields): Fields {
  const safe = ['intent', 'email', 'displayName', 'photoUrl', 'language', 'keep', 'next', 'code', 'provider'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => safe.includes(name)));
}

export function emailOf({ email = '' }: Fields): string {
  const address = email.trim().toLowerCase();
  if (!isEmailAddress(address)) throw new AccountError('invalid-email');
  return address;
}

/** A password that somebody has; whether it is right is for others to say. */
export function passwordOf(fields: Fields, name = 'password'): string {
  const password = (fields[name] ?? '').normalize('NFC');
  if (!password || password.length > 500) throw new AccountError('wrong-password');
  return password;
}

/** A password that somebody chooses: letters of any script, all of them counted, and none that is guessed first. */
export function newPasswordOf({ password: typed = '' }: Fields): string {
  const password = typed.normalize('NFC');
  const length = [...password].length;
  if (length < shortestPassword) throw new AccountError('password-too-short');
  if (length > 64) throw new AccountError('password-too-long');
  if (isCommonPassword(password)) throw new AccountError('common-password');
  return password;
}

/** Counts a try against every limit it falls under, and refuses it when one is used up. */
async function spend(tries: Partial<Record<Limit, string>>): Promise<void> {
  const retryAfter = await countTry(tries);
  if (retryAfter !== null) throw new AccountError('too-many-requests', { retryAfter });
}

/**
 * A sign-in. A device that was signed in to this account before has tries of its own, so that whoever attacks the account
 * from elsewhere does not lock its owner out.
 */
export async function countedSignIn<T>(visitor: Visitor, email: string, work: () => Promise<T>): Promise<T> {
  const device = knownDevice(email, visitor.cookies.get(deviceCookie));
  const tries: Partial<Record<Limit, string>> = device
    ? { 'sign-in by device': `${device} ${email}` }
    : {
        'sign-in by network': networkKey(visitor.address),
        'sign-in by account and network': `${email} ${networkKey(visitor.address)}`,
        'sign-in by account': email,
      };
  await spend(tries);
  await blur();
  const result = await work();
  await forgiveTry(tries);
  return result;
}

/**
 * Something that ends in a mail to whoever owns the address. Where enough were sent there already, no more is sent and the
 * answer is the same: a stranger who asks again and again neither fills somebody's mailbox nor keeps them from asking.
 */
export async function countedMail(visitor: Visitor, email: string, send: () => Promise<unknown>): Promise<void> {
  const network = networkKey(visitor.address);
  await spend({ 'mail by network': network });
  await blur();
  const device = knownDevice(email, visitor.cookies.get(deviceCookie));
  const enough = await countTry(device ? { 'mail by device': `${device} ${email}` } : mailsTo(email, network));
  if (enough === null) await send();
}

/** A new account: what would be refused in any case uses nothing up. */
export async function countedRegistration(
  visitor: Visitor,
  fields: Fields,
  send: () => Promise<unknown>,
): Promise<void> {
  const email = emailOf(fields);
  // With an identity provider there is no password here.
  if (fields.password !== undefined) newPasswordOf(fields);
  await countedMail(visitor, email, send);
}

/** Somebody who is signed in has a mail sent to an address of their choice, and is told if it was too many. */
export function countOwnMail(visitor: Visitor, email: string): Promise<void> {
  const network = networkKey(visitor.address);
  return spend({ 'mail by network': network, ...mailsTo(email, network) });
}

function mailsTo(email: string, network: string): Partial<Record<Limit, string>> {
  const mailbox = mailboxKey(email);
  return { 'mail by mailbox and network': `${mailbox} ${network}`, 'mail by mailbox': mailbox };
}

/**
 * Answers tell nothing about whether an address has an account; a short wait of random length drowns the fraction of a
 * millisecond by which a database might.
 */
function blur(): Promise<void> {
  return sleep(randomInt(30));
}

export function countIdentity(visitor: Visitor): Promise<void> {
  return spend({ 'identity by network': networkKey(visitor.address) });
}

/** A code from a mail, and the password that was chosen with it. */
export function countConfirmation(visitor: Visitor, code: string): Promise<void> {
  return spend({ 'confirmation by network': networkKey(visitor.address), 'proof by account': code });
}

/** Somebody who is signed in proves once more who they are. */
export function countProof(account: { documentId: string }): Promise<void> {
  return spend({ 'proof by account': account.documentId });
}
