import type { Core } from '@strapi/strapi';
import { siteUids } from './site-types';
import { ensureApiToken, removeApiToken, tokenPermissionUid } from './strapi-internals/api-tokens';
import { findRole, memberPermissionUid, writeAccountSettings } from './strapi-internals/member-roles';

type Row = { id: number; action: string };

const draftsTokenName = 'drafts';

const auth = (...actions: string[]) => actions.map((action) => `plugin::users-permissions.auth.${action}`);
const account = (...actions: string[]) => actions.map((action) => `api::account.account.${action}`);
const secondFactor = (...actions: string[]) => actions.map((action) => `api::account.second-factor.${action}`);
const photo = (...actions: string[]) => actions.map((action) => `api::account.photo.${action}`);

/** Permissions of requests without a token (`public`) and with a member's token: only account calls, no content. */
export const rolePermissions: Record<string, string[]> = {
  public: [
    ...auth('callback', 'connect', 'register', 'forgotPassword', 'resetPassword', 'sendEmailConfirmation', 'refresh'),
    ...account('confirm', 'undoEmail'),
    ...secondFactor('options', 'signIn'),
  ],
  authenticated: [
    'plugin::users-permissions.user.me',
    ...auth('callback', 'changePassword', 'logout', 'getSessions', 'revokeSession'),
    ...account(
      'update',
      'choosePlan',
      'changeEmail',
      'confirmEmail',
      'undoEmail',
      'openLiveAccess',
      'activity',
      'identity',
      'unlink',
      'delete',
    ),
    ...secondFactor(
      'options',
      'signIn',
      'read',
      'startApp',
      'confirmApp',
      'startPasskey',
      'addPasskey',
      'replaceRecoveryCodes',
      'remove',
    ),
    ...photo('read', 'upload', 'copyFromProvider', 'remove'),
  ],
};

/** Account settings that Strapi stores in its database and that can be edited in the admin. */
const accountSettings = {
  unique_email: true,
  allow_register: true,
  email_confirmation: true,
  email_confirmation_redirection: null,
  email_reset_password: null,
  default_role: 'authenticated',
};

/** Sets tokens, roles and account settings at every start, and overwrites changes made in the admin. */
export async function ensurePermissions(strapi: Core.Strapi): Promise<void> {
  await ensureWebToken(strapi);
  await ensureDraftsToken(strapi);
  await ensureRoles(strapi);
  await writeAccountSettings(strapi, accountSettings);
}

/** The web's token can read the content that visitors see, and write nothing. */
export function webPermissions(): string[] {
  return siteUids().map((uid) => `${uid}.find`);
}

async function ensureWebToken(strapi: Core.Strapi): Promise<void> {
  const value = strapi.config.get<string>('startup.webApiToken');
  const token = await ensureApiToken(strapi, { name: 'web', description: 'The web: reads published content', value });
  await syncRows(strapi, tokenPermissionUid, { token }, webPermissions());
}

/** The token of programs can read and write content. src/middlewares/draft-guard.ts lets it write drafts only. */
export function draftsPermissions(): string[] {
  return siteUids().flatMap((uid) => ['find', 'findOne', 'create', 'update'].map((action) => `${uid}.${action}`));
}

async function ensureDraftsToken(strapi: Core.Strapi): Promise<void> {
  const value = strapi.config.get<string>('startup.draftsApiToken');
  if (!value) return removeApiToken(strapi, draftsTokenName);
  const description = 'Programs: read content and write drafts';
  const token = await ensureApiToken(strapi, { name: draftsTokenName, description, value });
  await syncRows(strapi, tokenPermissionUid, { token }, draftsPermissions());
}

async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  for (const [type, actions] of Object.entries(rolePermissions)) {
    const role = await findRole(strapi, type);
    if (role) await syncRows(strapi, memberPermissionUid, { role: role.id }, actions);
  }
}

async function syncRows(
  strapi: Core.Strapi,
  uid: typeof tokenPermissionUid | typeof memberPermissionUid,
  owner: Record<string, number>,
  actions: string[],
): Promise<void> {
  const rows = strapi.db.query(uid);
  const { extra, missing } = compareActions(await rows.findMany({ where: owner }), actions);
  for (const { id } of extra) await rows.delete({ where: { id } });
  for (const action of missing) await rows.create({ data: { action, ...owner } });
}

/** The rows that allow more than the wanted actions, and the wanted actions without a row. */
export function compareActions(rows: Row[], wanted: string[]): { extra: Row[]; missing: string[] } {
  const held = rows.map(({ action }) => action);
  return {
    extra: rows.filter(({ action }) => !wanted.includes(action)),
    missing: wanted.filter((action) => !held.includes(action)),
  };
}
