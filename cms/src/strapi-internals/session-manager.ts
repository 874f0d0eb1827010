/** Strapi's session manager, which creates the access and refresh tokens of members, and the rows of its table. */
import type { Core } from '@strapi/strapi';
import * as utils from '@strapi/utils';
import { requireAttributes, requireFunctions } from './require-internal';

const file = 'session-manager.ts';
const origin = 'users-permissions';
const uid = 'admin::session';

/** One refresh token. A renewed one has the status "rotated" and the id of its successor. */
export type SessionRow = {
  sessionId: string;
  userId: string;
  childId: string | null;
  deviceId: string | null;
  createdAt: string;
  expiresAt: string;
  absoluteExpiresAt: string;
  status: string;
  metadata: { deviceName?: string; loginAt?: string } | null;
};

type Manager = {
  listSessions: (userId: string) => Promise<SessionRow[]>;
  generateRefreshToken: (userId: string, deviceId: string, options: object) => Promise<{ token: string }>;
  generateAccessToken: (refreshToken: string) => Promise<{ token: string } | { error: string }>;
  /** Deletes the sessions of a user, or of one device of the user. */
  invalidateRefreshToken: (userId: string, deviceId?: string) => Promise<void>;
  isSessionActive: (sessionId: string) => Promise<boolean>;
  revokeSessionById: (userId: string, sessionId: string) => Promise<boolean>;
};

export function sessionManager(strapi: Core.Strapi): Manager {
  return strapi.sessionManager(origin) as unknown as Manager;
}

/** The name of a device and the time, as Strapi stores them with a session. */
export function sessionMetadata(userAgent: string): { deviceName?: string } {
  return utils.buildSessionMetadata({ userAgent }) as { deviceName?: string };
}

/** With `ownerId`: only a session of that user. */
export function findSessionRow(
  strapi: Core.Strapi,
  sessionId: string | null,
  ownerId?: string,
): Promise<SessionRow | null> {
  return strapi.db.query(uid).findOne({ where: { sessionId, ...(ownerId && { userId: ownerId, origin }) } });
}

export async function setSessionStatus(
  strapi: Core.Strapi,
  sessionId: string,
  status: 'active' | 'rotated',
): Promise<void> {
  await strapi.db.query(uid).update({ where: { sessionId }, data: { status } });
}

/** The id of the session that a refresh token names; null if it names none. The signature is not checked. */
export function readSessionId(refreshToken: string): string | null {
  try {
    const { sessionId } = JSON.parse(Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url').toString());
    return typeof sessionId === 'string' ? sessionId : null;
  } catch {
    return null;
  }
}

export function requireSessionManager(strapi: Core.Strapi): void {
  requireFunctions(strapi, 'strapi', 'method', ['sessionManager'], file);
  requireFunctions(
    sessionManager(strapi),
    'strapi.sessionManager()',
    'method',
    [
      'listSessions',
      'generateRefreshToken',
      'generateAccessToken',
      'invalidateRefreshToken',
      'isSessionActive',
      'revokeSessionById',
    ],
    file,
  );
  requireFunctions(utils, '@strapi/utils', 'method', ['buildSessionMetadata'], file);
  requireAttributes(
    strapi,
    uid,
    [
      'sessionId',
      'userId',
      'childId',
      'deviceId',
      'origin',
      'expiresAt',
      'absoluteExpiresAt',
      'status',
      'type',
      'metadata',
    ],
    file,
  );
}
