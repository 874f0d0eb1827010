/** Opens, renews and ends sessions, and decides which tokens are valid. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { randomUUID } from 'node:crypto';
import { isSignedOutAtProvider } from '../identity';
import {
  findSessionRow,
  readSessionId,
  sessionManager,
  sessionMetadata,
  setSessionStatus,
} from '../strapi-internals/session-manager';
import { recordActivity } from './activity';
import type { ActivityKind } from './activity-kinds';
import { endLiveAccess, openLiveAccess } from './live/access';
import { sendMail } from './mails';
import { refusal } from './refusal';
import { endTickets } from './second-factor/tickets';
import { changeUser, users, type Context, type User } from './user';

/**
 * Responds with a new session. It lasts 30 days with "remember me", otherwise one day. The owner gets a mail if no
 * existing session was opened on this device. `activity` is why the session is opened.
 */
export async function openSession(
  strapi: Core.Strapi,
  ctx: Context,
  user: User,
  activity: ActivityKind = 'signed-in',
): Promise<void> {
  const metadata = sessionMetadata(ctx.get('User-Agent'));
  const others = await sessionManager(strapi).listSessions(String(user.id));
  const isNew = others.every((other) => other.metadata?.deviceName !== metadata.deviceName);
  if (isNew && user.signedInAt) await sendMail(strapi, 'new-sign-in', user, { device: metadata.deviceName ?? '?' });
  await changeUser(strapi, user, { signedInAt: new Date().toISOString() });
  const { rememberMe = ctx.query.rememberMe } = (ctx.request.body ?? {}) as { rememberMe?: unknown };
  const refresh = await sessionManager(strapi).generateRefreshToken(String(user.id), randomUUID(), {
    type: rememberMe ? 'refresh' : 'session',
    metadata,
  });
  const access = await sessionManager(strapi).generateAccessToken(refresh.token);
  if ('error' in access) throw new errors.ApplicationError('Invalid credentials', refusal('user-token-expired'));
  // A new password or email ends all sessions. A session opened at the same moment would survive, so it is checked
  // again.
  const current = await users(strapi).findOne({ where: { id: user.id } });
  if (!current || credentialFields.some((field) => current[field] !== user[field])) {
    await endSessions(strapi, user);
    throw new errors.ValidationError('Invalid identifier or password', refusal('invalid-credential'));
  }
  await recordActivity(strapi, ctx, user, activity);
  ctx.body = {
    jwt: access.token,
    refreshToken: refresh.token,
    isFirstSignIn: activity === 'signed-in' && !user.signedInAt,
    user: await publicUser(strapi, ctx, user),
  };
}

/** After a new password or sign-in method: ends all sessions, notifies the owner, and opens a session for this device. */
export async function replaceAllSessions(
  strapi: Core.Strapi,
  ctx: Context,
  user: User,
  notice: 'password-changed' | 'sign-in-methods-changed',
): Promise<void> {
  await endSessions(strapi, user);
  await sendMail(strapi, notice, user);
  // `signedInAt: null` suppresses the additional mail about a new device.
  await openSession(strapi, ctx, { ...user, signedInAt: null }, notice);
}

/** If one of these changed during the sign-in, the session is not valid. */
const credentialFields = ['email', 'password', 'subject', 'blocked'] as const;

/** The user without the fields that are private in the schema. */
export function publicUser(strapi: Core.Strapi, ctx: Context, user: User) {
  const model = strapi.getModel('plugin::users-permissions.user');
  return strapi.contentAPI.sanitize.output(user as never, model, { auth: ctx.state.auth });
}

export async function endSessions(strapi: Core.Strapi, user: Pick<User, 'id' | 'documentId'>): Promise<void> {
  await sessionManager(strapi).invalidateRefreshToken(String(user.id));
  await endTickets(strapi, user);
  endLiveAccess(strapi, user);
}

/** Ends all sessions of a user but one, with its device. */
export async function endOtherSessions(strapi: Core.Strapi, user: User, currentSessionId: string): Promise<void> {
  const device = await readSessionDevice(strapi, user, currentSessionId);
  for (const { sessionId, deviceId } of await sessionManager(strapi).listSessions(String(user.id)))
    if (deviceId !== device) await endSession(strapi, user, sessionId);
  await endTickets(strapi, user);
}

/** The id of the device that a session was opened on. */
export async function readSessionDevice(strapi: Core.Strapi, user: User, sessionId: string): Promise<string> {
  return (await findSessionRow(strapi, sessionId, String(user.id)))?.deviceId ?? '';
}

/** A token for the realtime database that is valid as long as the session; null if the database does not answer. */
export async function openSessionLiveAccess(strapi: Core.Strapi, user: User, sessionId: string) {
  const row = await findSessionRow(strapi, sessionId, String(user.id));
  if (!row?.deviceId) return null;
  const session = { device: row.deviceId, expiresAt: new Date(row.expiresAt) };
  return openLiveAccess(strapi, user, session, () => isSessionActive(strapi, sessionId)).catch((error: unknown) => {
    strapi.log.error(`An account page will not be updated: ${String(error)}`);
    return null;
  });
}

/** The ids of the devices that the sessions of a user were opened on, by the id of the session. */
export async function listSessionDevices(
  strapi: Core.Strapi,
  user: { id: number },
): Promise<Map<string, string | null>> {
  const rows = await sessionManager(strapi).listSessions(String(user.id));
  return new Map(rows.map(({ sessionId, deviceId }) => [sessionId, deviceId]));
}

/**
 * Strapi's access tokens are valid for ten minutes, even if their session has ended. Here a token ends with its
 * session, so that signing out, a new password or signing out another device has an immediate effect.
 */
export function isSessionActive(strapi: Core.Strapi, sessionId: string): Promise<boolean> {
  return sessionManager(strapi).isSessionActive(sessionId);
}

/** How long a refresh token can be used again, in case the response of its first renewal was lost. */
const graceMs = 60_000;

/**
 * Renews a session. A person who is disabled or signed out at the identity provider gets no new token; an unavailable
 * provider does not end sessions. A token that was renewed within the last minute gets the same successor again.
 */
export async function refreshSession(strapi: Core.Strapi, ctx: Context, renew: () => Promise<void>): Promise<void> {
  const token = (ctx.request.body as { refreshToken?: unknown } | undefined)?.refreshToken;
  const sessionId = typeof token === 'string' ? readSessionId(token) : null;
  // The signature of the token is not checked here but by `renew`.
  const row = sessionId ? await findSessionRow(strapi, sessionId) : null;
  if (!row) return ctx.unauthorized('Invalid refresh token', refusal('user-token-expired'));
  const user = await users(strapi).findOne({ where: { id: Number(row.userId) } });
  if (!user || user.blocked || (await isSignedOutAtProvider(strapi, user, row.metadata?.loginAt))) {
    await (user ? endSessions(strapi, user) : sessionManager(strapi).invalidateRefreshToken(row.userId));
    return ctx.unauthorized('Invalid refresh token', refusal('user-token-expired'));
  }
  if (row.status !== 'rotated') {
    await renew();
    // Strapi answers 401 also when the check failed. A session that exists and has not expired is not invalid.
    if (ctx.status === 401 && [row.expiresAt, row.absoluteExpiresAt].every((end) => new Date(end) > new Date())) {
      ctx.status = 503;
    }
    return;
  }
  const child = await findSessionRow(strapi, row.childId);
  if (!child || Date.now() - new Date(child.createdAt).getTime() > graceMs)
    return ctx.unauthorized('Invalid refresh token', refusal('user-token-expired'));
  await setSessionStatus(strapi, row.sessionId, 'active');
  try {
    await renew();
  } finally {
    await setSessionStatus(strapi, row.sessionId, 'rotated');
  }
}

/** Ends a session with all sessions it was renewed from, so that none of its tokens stays valid. */
export async function endSession(strapi: Core.Strapi, user: User, sessionId: string): Promise<boolean> {
  const row = await findSessionRow(strapi, sessionId, String(user.id));
  if (!row) return false;
  if (row.deviceId) {
    await sessionManager(strapi).invalidateRefreshToken(String(user.id), row.deviceId);
    endLiveAccess(strapi, user, row.deviceId);
  } else await sessionManager(strapi).revokeSessionById(String(user.id), sessionId);
  return true;
}
