/** The users of the admin, their roles and permissions. */
import type { Core } from '@strapi/strapi';
import { entryPermissions } from './admin-routes';
import { nameOfUser } from './current-editor';
import { requireAttributes, requireFunctions } from './require-internal';

const file = 'admin-users.ts';
const roleUid = 'admin::role';
const userUid = 'admin::user';

export function hasAdminUser(strapi: Core.Strapi): Promise<boolean> {
  return strapi.service(userUid).exists();
}

/** Creates a user who may do everything. */
export async function createSuperAdmin(
  strapi: Core.Strapi,
  user: { firstname: string; lastname: string; email: string; password: string },
): Promise<void> {
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service(userUid).create({ ...user, isActive: true, registrationToken: null, roles: [role.id] });
}

export type AdminPermission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
};

/** Creates a role, or renames the one with this code. */
export async function ensureAdminRole(
  strapi: Core.Strapi,
  role: { code: string; name: string; description: string },
): Promise<number> {
  const roles = strapi.db.query(roleUid);
  const existing = await roles.findOne({ where: { code: role.code } });
  if (!existing) return (await roles.create({ data: role })).id;
  const isSame = existing.name === role.name && existing.description === role.description;
  if (!isSame) await roles.update({ where: { id: existing.id }, data: role });
  return existing.id;
}

/** Gives a role these permissions and no others. */
export async function setRolePermissions(
  strapi: Core.Strapi,
  roleId: number,
  permissions: AdminPermission[],
): Promise<void> {
  const complete = permissions.map((permission) => ({ ...permission, conditions: [], actionParameters: {} }));
  await strapi.service('admin::role').assignPermissions(roleId, complete);
}

export type AdminUser = { id: number; email: string; preferedLanguage?: string | null };

export function findUser(strapi: Core.Strapi, id: number): Promise<AdminUser | null> {
  return strapi.db.query(userUid).findOne({ where: { id } });
}

/** The names of all active users. */
export async function listUserNames(strapi: Core.Strapi): Promise<string[]> {
  const users = await strapi.db.query(userUid).findMany({ where: { isActive: true, blocked: false } });
  const names = users.map((user: object) => nameOfUser(user)).filter((name: string | null) => name !== null);
  return [...new Set<string>(names)].toSorted();
}

/** Whether a user, who must still be active, may read or publish entries of a content type in a language. */
export async function mayUser(
  strapi: Core.Strapi,
  userId: number,
  action: 'read' | 'publish',
  uid: string,
  locale: string,
): Promise<boolean> {
  const where = { id: userId, isActive: true, blocked: false };
  const user = await strapi.db.query(userUid).findOne({ where, populate: ['roles'] });
  if (!user) return false;
  const userAbility = await strapi.service('admin::permission').engine.generateUserAbility(user);
  return !entryPermissions(strapi, { state: { userAbility } }, uid).cannot[action]({ locale });
}

export function requireAdminUsers(strapi: Core.Strapi): void {
  requireFunctions(strapi.service(userUid), 'the service "admin::user"', 'method', ['exists', 'create'], file);
  requireFunctions(
    strapi.service('admin::role'),
    'the service "admin::role"',
    'method',
    ['getSuperAdmin', 'assignPermissions'],
    file,
  );
  requireFunctions(
    strapi.service('admin::permission').engine,
    'the engine of the service "admin::permission"',
    'method',
    ['generateUserAbility'],
    file,
  );
  requireAttributes(strapi, roleUid, ['code', 'name', 'description'], file);
  requireAttributes(
    strapi,
    userUid,
    ['email', 'registrationToken', 'preferedLanguage', 'isActive', 'blocked', 'roles'],
    file,
  );
}

export type Invitation = { email: string; registrationToken: string; preferedLanguage?: string | null };

/** Calls the function for every new user who must choose a password first. */
export function onInvitation(strapi: Core.Strapi, handle: (user: Invitation) => Promise<void>): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async afterCreate({ result }: { result?: unknown }) {
      const user = result as Invitation;
      if (user.registrationToken) await handle(user);
    },
  });
}
