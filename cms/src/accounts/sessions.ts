/** Opening and ending sessions, and which tokens count. */
import type { Core } from '@strapi/strapi';
import { buildSessionMetadata, errors } from '@strapi/utils';
import { randomUUID } from 'node:crypto';
import { isSignedOutAtProvider } from '../identity';
import { sendMail } from './mails';
import { changeUser, users, type Context, type User } from './user';

const origin = 'users-permissions';

type Jwt = { verify: (token: string) => Promise<unknown>; getToken: (ctx: Context) => Promise<unknown> };

type Row = {
  sessionId: string;
  userId: string;
  childId: string | null;
  deviceId: string | null;
  expiresAt: string;
  absoluteExpiresAt: string;
  status: string;
  metadata: { deviceName?: string; loginAt?: string } | null;
};

function manager(strapi: Core.Strapi) {
  return strapi.sessionManager(origin);
}

function rows(strapi: Core.Strapi) {
  return strapi.db.query('admin::session');
}

/**
 * Answers a new session. Somebody who asked to be remembered is for 30 days, others for a day. A device that none of the
 * sessions there are was opened on is told to the account's owner by mail.
 */
export async function openSession(strapi: Core.Strapi, ctx: Context, user: User): Promise<void> {
  const metadata = buildSessionMetadata({ userAgent: ctx.get('User-Agent') });
  const others = (await manager(strapi).listSessions(String(user.id))) as unknown as Row[];
  const isNew = others.every((other) => other.metadata?.deviceName !== metadata.deviceName);
  if (isNew && user.signedInAt) sendMail(strapi, 'new-sign-in', user, { device: String(metadata.deviceName ?? '?') });
  await changeUser(strapi, user, { signedInAt: new Date().toISOString() });
  const { keep = ctx.query.keep } = (ctx.request.body ?? {}) as { keep?: unknown };
  const refresh = await manager(strapi).generateRefreshToken(String(user.id), randomUUID(), {
    type: keep ? 'refresh' : 'session',
    metadata,
  });
  const access = await manager(strapi).generateAccessToken(refresh.token);
  if ('error' in access) throw new errors.ApplicationError('Invalid credentials');
  // A new password or address ends every session; one that was opened at that very moment would be left.
  const now = await users(strapi).findOne({ where: { id: user.id } });
  if (!now || provedBy.some((field) => now[field] !== user[field])) {
    await endSessions(strapi, user);
    throw new errors.ValidationError('Invalid identifier or password');
  }
  ctx.body = { jwt: access.token, refreshToken: refresh.token, user: await publicUser(strapi, ctx, user) };
}

/** What somebody who signs in has shown, or could have been shut out by since. */
const provedBy = ['email', 'password', 'subject', 'blocked'] as const;

/** Only what the schema does not call private. */
export function publicUser(strapi: Core.Strapi, ctx: Context, user: User) {
  const model = strapi.getModel('plugin::users-permissions.user');
  return strapi.contentAPI.sanitize.output(user as never, model, { auth: ctx.state.auth });
}

export async function endSessions(strapi: Core.Strapi, user: { id: number }): Promise<void> {
  await manager(strapi).invalidateRefreshToken(String(user.id));
}

/**
 * Strapi's access tokens live for ten minutes, whatever happens to their session. Here a token ends with its session, so
 * that signing out, a new password or "sign out that device" is true at once.
 */
export function endWithSession<T extends Jwt>(strapi: Core.Strapi, jwt: T) {
  return {
    ...jwt,
    /** Strapi takes any failure for "not signed in"; the door (middlewares/accounts-door.ts) is told which it was. */
    async getToken(ctx: Context) {
      try {
        return await jwt.getToken.call(this, ctx);
      } catch (error) {
        ctx.state.couldNotLook = !(error instanceof Error && error.message === 'Invalid token.');
        throw error;
      }
    },
    async verify(token: string) {
      const found = (await jwt.verify.call(this, token)) as { sessionId?: string };
      if (!found.sessionId || !(await manager(strapi).isSessionActive(found.sessionId)))
        throw new Error('Invalid token.');
      return found;
    },
  };
}

/** How long a renewal whose answer was lost on the way may be asked for again. */
const graceMs = 60_000;

/**
 * Renews a session. Somebody whom the identity provider has shut out gets no new token; a provider that cannot be asked
 * shuts nobody out. A token that was renewed a moment ago is answered with the same successor once more.
 */
export async function refreshSession(strapi: Core.Strapi, ctx: Context, renew: () => Promise<void>): Promise<void> {
  const token = (ctx.request.body as { refreshToken?: unknown } | undefined)?.refreshToken;
  const row = typeof token === 'string' ? await rowOf(strapi, token) : null;
  if (!row) return ctx.unauthorized('Invalid refresh token');
  const user = await users(strapi).findOne({ where: { id: Number(row.userId) } });
  if (!user || user.blocked || (await isSignedOutAtProvider(strapi, user, row.metadata?.loginAt))) {
    await manager(strapi).invalidateRefreshToken(row.userId);
    return ctx.unauthorized('Invalid refresh token');
  }
  if (row.status !== 'rotated') {
    await renew();
    // Strapi says "invalid" also when it could not look. A session that is there and has time left is not invalid.
    if (ctx.status === 401 && [row.expiresAt, row.absoluteExpiresAt].every((end) => new Date(end) > new Date())) {
      ctx.status = 503;
    }
    return;
  }
  const child = await rows(strapi).findOne({ where: { sessionId: row.childId } });
  if (!child || Date.now() - new Date(child.createdAt).getTime() > graceMs)
    return ctx.unauthorized('Invalid refresh token');
  await rows(strapi).update({ where: { sessionId: row.sessionId }, data: { status: 'active' } });
  try {
    await renew();
  } finally {
    await rows(strapi).update({ where: { sessionId: row.sessionId }, data: { status: 'rotated' } });
  }
}

/** The session a refresh token names. Whether the token is genuine is for `renew` to find out. */
async function rowOf(strapi: Core.Strapi, token: string): Promise<Row | null> {
  const sessionId = sessionIdIn(token);
  return sessionId ? rows(strapi).findOne({ where: { sessionId } }) : null;
}

function sessionIdIn(token: string): string | null {
  try {
    const { sessionId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof sessionId === 'string' ? sessionId : null;
  } catch {
    return null;
  }
}

/** Ends one session with everything it was renewed from, so that none of its tokens outlives it. */
export async function endSession(strapi: Core.Strapi, user: { id: number }, sessionId: string): Promise<boolean> {
  const row: Row | null = await rows(strapi).findOne({ where: { sessionId, userId: String(user.id), origin } });
  if (!row) return false;
  if (row.deviceId) await manager(strapi).invalidateRefreshToken(String(user.id), row.deviceId);
  else await manager(strapi).revokeSessionById(String(user.id), sessionId);
  return true;
}
