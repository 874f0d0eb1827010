/**
 * How often things may be tried, counted in PostgreSQL for all replicas together. What protects somebody is counted by the
 * visitor's network or by whom it is about, never by anything else a visitor can vary. No stranger uses up what somebody may do:
 * whom it is about is counted for all networks together only where many of them would be needed to reach the limit.
 */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { config } from '#config.server.ts';
import { migrate, openPool } from '#database.server.ts';

const minute = 60;

/** Tries, and the seconds in which they may be made. */
const limits = {
  'sign-in by network': [10, 5 * minute],
  'sign-in by account and network': [10, 60 * minute],
  /** Against many networks that guess together. It takes ten of them to keep an owner waiting who comes with a new device. */
  'sign-in by account': [100, 60 * minute],
  'sign-in by device': [10, 5 * minute],
  'mail by network': [20, 60 * minute],
  'mail by mailbox and network': [5, 60 * minute],
  /** It takes twenty networks to use this up, and never for a device that was signed in to the account before. */
  'mail by mailbox': [100, 60 * minute],
  'mail by device': [5, 60 * minute],
  'identity by network': [60, 5 * minute],
  'confirmation by network': [30, 10 * minute],
  'proof by account': [10, 5 * minute],
  'enquiry by network': [10, 10 * minute],
  /** Nobody is sent receipts by the dozen by whoever types their address into a form. What they wrote arrives all the same. */
  'receipt by mailbox': [5, 60 * minute],
  'enquiries in all': [config.ENQUIRIES_PER_MINUTE, minute],
  /** A sum counts for one enquiry. */
  'enquiry by sum': [1, 10 * minute],
} as const satisfies Record<string, readonly [number, number]>;

export type Limit = keyof typeof limits;

/** What a crash makes forgotten is a few tries: nobody need wait for the disk to have counted them. */
const pool = openPool({ max: 5, options: '-c synchronous_commit=off' });

const limiters = new Map<Limit, RateLimiterPostgres>();

function limiter(limit: Limit): RateLimiterPostgres {
  const known = limiters.get(limit);
  if (known) return known;
  const [points, duration] = limits[limit];
  const made = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: limit,
    points,
    duration,
  });
  limiters.set(limit, made);
  return made;
}

/**
 * Counts one try against each limit, in their order. The first that is used up ends it: somebody who is refused for where
 * they come from does not use up the tries of whom they are after. Answers after how many seconds to come back, or null.
 */
export async function countTry(tries: Partial<Record<Limit, string>>): Promise<number | null> {
  await migrate();
  for (const [limit, key] of Object.entries(tries)) {
    const waitMs = await take(limit as Limit, key);
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
  }
  return null;
}

async function take(limit: Limit, key: string): Promise<number> {
  try {
    await limiter(limit).consume(hashed(key));
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** A try that was right does not count: somebody who signs in often is not attacking themselves. */
export async function forgiveTry(tries: Partial<Record<Limit, string>>): Promise<void> {
  await Promise.all(Object.entries(tries).map(([limit, key]) => limiter(limit as Limit).reward(hashed(key))));
}

/** A household of IPv6 addresses is one visitor. */
export function networkKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}

/** Many spellings reach one mailbox: a tag after `+`, and dots where the mail service ignores them. */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/** Addresses and accounts are counted, not collected. */
function hashed(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}
