/**
 * Tickets for the time between two steps: between the password and the second factor, and while a passkey is added. Only
 * the hash of a ticket is stored.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { randomBytes } from 'node:crypto';
import { hashSecret } from '../links';
import { refusal } from '../refusal';
import type { User } from '../user';

type Purpose = 'sign-in' | 'add-passkey';
export type Ticket = { hash: string; account: number; challenge: string; credentials: string };

const table = 'account_tickets';
const lifetimeMinutes: Record<Purpose, number> = { 'sign-in': 5, 'add-passkey': 24 * 60 };
/** The first key of the advisory locks of this file; the second is the account. */
const codeLock = 27_001;

/** Wrong codes per account and day. Three in a million are valid, so guessing takes about 90 years. */
const maxWrongCodes = 10;

export async function newTicket(
  strapi: Core.Strapi,
  account: User,
  purpose: Purpose,
): Promise<{ ticket: string; challenge: string }> {
  const ticket = randomBytes(32).toString('base64url');
  const challenge = randomBytes(32).toString('base64url');
  await strapi.db.connection(table).insert({
    hash: hashSecret(ticket),
    account: account.id,
    purpose,
    challenge,
    credentials: hashCredentials(account),
  });
  return { ticket, challenge };
}

/** Throws if the ticket has expired, was used, or is for another purpose. */
export async function findTicket(strapi: Core.Strapi, ticket: string, purpose: Purpose): Promise<Ticket> {
  const row = await valid(strapi, hashSecret(ticket), purpose).first('hash', 'account', 'challenge', 'credentials');
  if (!row) throw expired();
  return row;
}

/** Marks a ticket as used. Throws if it was used meanwhile. */
export async function useTicket(strapi: Core.Strapi, ticket: Ticket, purpose: Purpose): Promise<void> {
  const changed = await valid(strapi, ticket.hash, purpose).update({ used: true });
  if (changed !== 1) throw expired();
}

function valid(strapi: Core.Strapi, ticketHash: string, purpose: Purpose) {
  const { connection } = strapi.db;
  return connection(table)
    .where({ hash: ticketHash, purpose, used: false })
    .where(
      'created_at',
      '>',
      connection.raw(`clock_timestamp() - ? * interval '1 minute'`, [lifetimeMinutes[purpose]]),
    );
}

/**
 * Counts a code before it is checked, so that parallel requests cannot exceed the limit. Throws if the limit is reached.
 * A correct code is not counted: the caller gives it back.
 */
export async function countCode(
  strapi: Core.Strapi,
  { hash: ticketHash, account }: Ticket,
): Promise<() => Promise<void>> {
  const { connection } = strapi.db;
  await connection.transaction(async (transaction) => {
    // One request of an account at a time, so that none is refused because of another that is refused, too.
    await transaction.raw('select pg_advisory_xact_lock(?, ?)', [codeLock, account]);
    const sum = await transaction(table)
      .where({ account })
      .where('created_at', '>', connection.raw(`clock_timestamp() - interval '1 day'`))
      .sum({ count: 'wrong_codes' })
      .first();
    if (Number(sum?.count) >= maxWrongCodes)
      throw new errors.RateLimitError('Too many wrong codes', refusal('too-many-requests'));
    await transaction(table).where({ hash: ticketHash }).increment('wrong_codes', 1);
  });
  return async () => {
    await connection(table).where({ hash: ticketHash }).decrement('wrong_codes', 1);
  };
}

/** After a new password, for example: a ticket for the old one opens no session. */
export async function endTickets(strapi: Core.Strapi, account: { id: number }): Promise<void> {
  await strapi.db.connection(table).where({ account: account.id, purpose: 'sign-in' }).update({ used: true });
}

export async function deleteOldTickets(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  await connection(table).where('created_at', '<', connection.raw(`clock_timestamp() - interval '1 day'`)).delete();
}

/** Throws if the email, the password or the identity has changed since the first step. */
export function requireSameCredentials(ticket: Ticket, user: User): void {
  if (ticket.credentials !== hashCredentials(user)) throw expired();
}

function hashCredentials({ email, password, subject }: User): string {
  return hashSecret(JSON.stringify([email, password, subject]));
}

function expired() {
  return new errors.ValidationError('The sign-in has expired', refusal('sign-in-expired'));
}
