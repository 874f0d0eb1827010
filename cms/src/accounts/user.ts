import type { Core } from '@strapi/strapi';

/** A request, as Strapi's controllers get it. */
export type Context = Parameters<Core.MiddlewareHandler>[0];

const uid = 'plugin::users-permissions.user';

/** An account: Strapi's own user, and what the site needs besides. */
export type User = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  provider: string;
  password: string | null;
  confirmed: boolean;
  blocked: boolean;
  displayName: string | null;
  photoUrl: string | null;
  language: string | null;
  /** The identity provider's name for this person. */
  issuer: string | null;
  subject: string | null;
  /** Links in mails are kept as hashes, with the time they were sent at. */
  confirmationToken: string | null;
  confirmationSentAt: string | null;
  resetPasswordToken: string | null;
  resetSentAt: string | null;
  newEmail: string | null;
  newEmailToken: string | null;
  newEmailSentAt: string | null;
  /** The address before the last change, for as long as that can be undone. */
  previousEmail: string | null;
  previousEmailToken: string | null;
  previousEmailSentAt: string | null;
  signedInAt: string | null;
};

const hidden = { private: true, searchable: false, configurable: false };

/** What is added to Strapi's user; the private ones leave the CMS in no answer. */
export const moreAttributes = {
  displayName: { type: 'string', maxLength: 80 },
  photoUrl: { type: 'string', maxLength: 255 },
  language: { type: 'string', maxLength: 10 },
  issuer: { type: 'string', ...hidden },
  subject: { type: 'string', ...hidden },
  confirmationSentAt: { type: 'datetime', ...hidden },
  resetSentAt: { type: 'datetime', ...hidden },
  newEmail: { type: 'email', ...hidden },
  newEmailToken: { type: 'string', ...hidden },
  newEmailSentAt: { type: 'datetime', ...hidden },
  previousEmail: { type: 'email', ...hidden },
  previousEmailToken: { type: 'string', ...hidden },
  previousEmailSentAt: { type: 'datetime', ...hidden },
  signedInAt: { type: 'datetime', ...hidden },
};

type Query = {
  findOne: (query: object) => Promise<User | null>;
  findMany: (query: object) => Promise<User[]>;
  create: (query: object) => Promise<User>;
  update: (query: object) => Promise<User | null>;
  delete: (query: object) => Promise<User | null>;
  deleteMany: (query: object) => Promise<{ count: number }>;
};

/** Straight to the table: accounts are not content, and nothing is published or purged when one changes. */
export function users(strapi: Core.Strapi): Query {
  return strapi.db.query(uid) as unknown as Query;
}

export function changeUser(strapi: Core.Strapi, user: { id: number }, data: Partial<User>): Promise<User | null> {
  return users(strapi).update({ where: { id: user.id }, data });
}

/** Changes an account if it still is as it was found, in one step; null where somebody was faster. */
export async function changeUserIf(
  strapi: Core.Strapi,
  user: { id: number },
  stillIs: Partial<User>,
  data: Partial<User>,
): Promise<User | null> {
  const changed: number = await strapi.db
    .connection('up_users')
    .where({ id: user.id, ...columns(stillIs) })
    .update({ ...columns(data), updated_at: new Date() });
  return changed === 1 ? users(strapi).findOne({ where: { id: user.id } }) : null;
}

/** Works on an account as it is now, while nobody else can change it; null where there is none any more. */
export async function withLockedUser<T>(
  strapi: Core.Strapi,
  { id }: { id: number },
  work: (user: User) => Promise<T>,
): Promise<T | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id }).forUpdate().select('id');
    const user = await users(strapi).findOne({ where: { id } });
    return user && work(user);
  });
}

function columns(data: object): Record<string, unknown> {
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [snake(name), value]));
}

/** Makes an account; null where somebody with this address was faster. */
export async function createUser(strapi: Core.Strapi, data: Partial<User> & { email: string }): Promise<User | null> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  try {
    return await users(strapi).create({ data: { username: data.email, role: role?.id, ...data } });
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return null;
    throw error;
  }
}

const uniqueViolation = '23505';

/** Two people who write the same address at the same moment must not both get an account. */
export async function ensureUniqueAccounts(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('create unique index if not exists up_users_email on up_users (lower(email))');
  // Strapi asks by the address as it is. Without an index it would read the whole table for an address that is not there,
  // and only a part of it for one that is.
  await strapi.db.connection.raw('create index if not exists up_users_email_as_is on up_users (email)');
  await strapi.db.connection.raw('create unique index if not exists up_users_subject on up_users (issuer, subject)');
}

const unconfirmedLifetimeMs = 72 * 3_600_000;

/** An address that nobody confirmed is free again after three days. */
export async function forgetUnconfirmed(strapi: Core.Strapi): Promise<void> {
  const longAgo = { $lt: new Date(Date.now() - unconfirmedLifetimeMs) };
  const unconfirmed = { confirmed: false, blocked: { $not: true }, createdAt: longAgo, confirmationSentAt: longAgo };
  await users(strapi).deleteMany({ where: unconfirmed });
}
