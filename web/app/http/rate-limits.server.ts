/**
 * Rate limits, counted in PostgreSQL for all replicas together. Attempts are counted by the visitor's network or by the
 * account concerned, never by anything else that a visitor can vary. A stranger must not exhaust the attempts of a
 * member: a limit per account over all networks is so high that it takes many networks to reach it.
 */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { config } from '#config.server.ts';
import { migrate, openWebDatabase } from '#database.server.ts';

const minute = 60;

/**
 * The number of attempts, and the seconds in which they may be made. The names are prefixes of keys in the database.
 */
const rateLimits = {
  'sign-in by network': [10, 5 * minute],
  'sign-in by account and network': [10, 60 * minute],
  /** Against guessing from many networks. It takes ten networks to block the owner, and only on a new device. */
  'sign-in by account': [100, 60 * minute],
  'sign-in by device': [10, 5 * minute],
  'mail by network': [20, 60 * minute],
  'mail by mailbox and network': [5, 60 * minute],
  /** It takes twenty networks to exhaust it. A device that was signed in to the account before has its own limit. */
  'mail by mailbox': [100, 60 * minute],
  'mail by device': [5, 60 * minute],
  'identity by network': [60, 5 * minute],
  'confirmation by network': [30, 10 * minute],
  'password check by account': [10, 5 * minute],
  'photo by account': [20, 60 * minute],
  'enquiry by network': [10, 10 * minute],
  /** A stranger cannot have many receipts sent to an email. The enquiry itself is stored anyway. */
  'receipt by mailbox': [5, 60 * minute],
  'enquiries in all': [config.ENQUIRIES_PER_MINUTE, minute],
  /** A solved challenge is valid for one enquiry. */
  'enquiry by challenge': [1, 10 * minute],
} as const satisfies Record<string, readonly [number, number]>;

export type RateLimit = keyof typeof rateLimits;

/** A crash of the database loses a few counted attempts at most, so requests need not wait for the disk. */
const { pool } = openWebDatabase({ max: 5, options: '-c synchronous_commit=off' });

const limiters = new Map<RateLimit, RateLimiterPostgres>();

function limiter(limit: RateLimit): RateLimiterPostgres {
  const known = limiters.get(limit);
  if (known) return known;
  const [points, duration] = rateLimits[limit];
  const created = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: limit,
    points,
    duration,
  });
  limiters.set(limit, created);
  return created;
}

/**
 * Consumes one attempt from each limit, in the given order, and stops at the first that is exhausted: a visitor who is
 * rejected because of their network does not consume attempts of the account. Returns the seconds to wait, or null.
 */
export async function consumeAttempt(attempts: Partial<Record<RateLimit, string>>): Promise<number | null> {
  await migrate();
  for (const [limit, key] of Object.entries(attempts)) {
    const waitMs = await consume(limit as RateLimit, key);
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
  }
  return null;
}

async function consume(limit: RateLimit, key: string): Promise<number> {
  try {
    await limiter(limit).consume(hashKey(key));
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** Gives an attempt back, for example a successful sign-in: signing in often is not an attack. */
export async function refundAttempt(attempts: Partial<Record<RateLimit, string>>): Promise<void> {
  await Promise.all(Object.entries(attempts).map(([limit, key]) => limiter(limit as RateLimit).reward(hashKey(key))));
}

/** Several spellings reach one mailbox: with a tag after `+`, and with dots that some mail services ignore. */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/** The database holds only hashes of IP addresses and emails. */
function hashKey(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}
