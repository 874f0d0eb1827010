/** The users of the admin, their roles and permissions. */
import type { Core } from '@strapi/strapi';
import { requireAttributes, requireFunctions } from './require-internal';

const file = 'admin-users.ts';
const roleUid = 'admin::role';
const permissionUid = 'admin::permission';

export function hasAdminUser(strapi: Core.Strapi): Promise<boolean> {
  return strapi.service('admin::user').exists();
}

/** Creates a user who may do everything. */
export async function createSuperAdmin(
  strapi: Core.Strapi,
  user: { firstname: string; lastname: string; email: string; password: string },
): Promise<void> {
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({ ...user, isActive: true, registrationToken: null, roles: [role.id] });
}

export function findAdminRole(strapi: Core.Strapi, code: string): Promise<{ id: number } | null> {
  return strapi.db.query(roleUid).findOne({ where: { code } });
}

/** Grants a role an action on a content type, if it has not got it. */
export async function grantPermission(
  strapi: Core.Strapi,
  roleId: number,
  permission: { action: string; subject: string; fields: string[] },
): Promise<void> {
  const { action, subject, fields } = permission;
  const permissions = strapi.db.query(permissionUid);
  if (await permissions.findOne({ where: { role: roleId, action, subject } })) return;
  const rest = { properties: { fields }, conditions: [], actionParameters: {} };
  await permissions.create({ data: { action, subject, role: roleId, ...rest } });
}

export function requireAdminUsers(strapi: Core.Strapi): void {
  requireFunctions(strapi.service('admin::user'), 'the service "admin::user"', 'method', ['exists', 'create'], file);
  requireFunctions(strapi.service('admin::role'), 'the service "admin::role"', 'method', ['getSuperAdmin'], file);
  requireAttributes(strapi, roleUid, ['code'], file);
  requireAttributes(
    strapi,
    permissionUid,
    ['action', 'subject', 'role', 'properties', 'conditions', 'actionParameters'],
    file,
  );
}
