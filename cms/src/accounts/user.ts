import type { Core } from '@strapi/strapi';
import { findRole } from '../strapi-internals/member-roles';
import { userTable } from '../strapi-internals/user-table';

/** The Koa context of Strapi's controllers. */
export type Context = Parameters<Core.MiddlewareHandler>[0];

const uid = 'plugin::users-permissions.user';

/** An account: Strapi's user with additional attributes. */
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
  /** Changes with the uploaded photo; null if there is none. */
  photoVersion: string | null;
  /** What was chosen on the pricing page: the plan's document id, period and currency, separated by dots. */
  planChoice: string | null;
  language: string | null;
  /** Identify the person at the identity provider. */
  issuer: string | null;
  subject: string | null;
  /** Links in mails are stored as hashes, with the time they were sent. */
  confirmationToken: string | null;
  confirmationSentAt: string | null;
  /** Hash of a secret that only the browser of the last registration has. */
  registrationToken: string | null;
  resetPasswordToken: string | null;
  resetSentAt: string | null;
  newEmail: string | null;
  newEmailToken: string | null;
  newEmailSentAt: string | null;
  /** The email before the last change, while that can be undone. */
  previousEmail: string | null;
  previousEmailToken: string | null;
  previousEmailSentAt: string | null;
  signedInAt: string | null;
};

const hidden = { private: true, searchable: false, configurable: false };

/** Added to Strapi's user. Private attributes are never part of a response. */
export const userAttributes = {
  displayName: { type: 'string', maxLength: 80 },
  photoUrl: { type: 'string', maxLength: 255 },
  photoVersion: { type: 'string', maxLength: 16 },
  planChoice: { type: 'string', maxLength: 40 },
  language: { type: 'string', maxLength: 10 },
  issuer: { type: 'string', ...hidden },
  subject: { type: 'string', ...hidden },
  confirmationSentAt: { type: 'datetime', ...hidden },
  registrationToken: { type: 'string', ...hidden },
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

/** Bypasses the document service: accounts are not content, and nothing is published or purged when one changes. */
export function users(strapi: Core.Strapi): Query {
  return strapi.db.query(uid) as unknown as Query;
}

export function changeUser(strapi: Core.Strapi, user: { id: number }, data: Partial<User>): Promise<User | null> {
  return users(strapi).update({ where: { id: user.id }, data });
}

/** Changes an account atomically if its fields still have these values; null if they were changed meanwhile. */
export async function changeUserIf(
  strapi: Core.Strapi,
  user: { id: number },
  expected: Partial<User>,
  data: Partial<User>,
): Promise<User | null> {
  const changed: number = await strapi.db
    .connection(userTable)
    .where({ id: user.id, ...columns(expected) })
    .update({ ...columns(data), updated_at: new Date() });
  return changed === 1 ? users(strapi).findOne({ where: { id: user.id } }) : null;
}

/** Runs a task with the current account while its row is locked; null if the account no longer exists. */
export async function withLockedUser<T>(
  strapi: Core.Strapi,
  { id }: { id: number },
  task: (user: User) => Promise<T>,
): Promise<T | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(userTable).where({ id }).forUpdate().select('id');
    const user = await users(strapi).findOne({ where: { id } });
    return user && task(user);
  });
}

function columns(data: object): Record<string, unknown> {
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [snake(name), value]));
}

/** Creates an account; null if one with this email was created meanwhile. */
export async function createUser(strapi: Core.Strapi, data: Partial<User> & { email: string }): Promise<User | null> {
  const role = await findRole(strapi, 'authenticated');
  try {
    return await users(strapi).create({ data: { username: data.email, role: role?.id, ...data } });
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return null;
    throw error;
  }
}

const uniqueViolation = '23505';

const unconfirmedLifetimeMs = 72 * 3_600_000;

/** Deletes accounts that were not confirmed within three days. */
export async function deleteUnconfirmed(strapi: Core.Strapi): Promise<void> {
  const longAgo = { $lt: new Date(Date.now() - unconfirmedLifetimeMs) };
  const unconfirmed = { confirmed: false, blocked: { $not: true }, createdAt: longAgo, confirmationSentAt: longAgo };
  await users(strapi).deleteMany({ where: unconfirmed });
}
