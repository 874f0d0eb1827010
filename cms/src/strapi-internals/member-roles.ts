/** The users-permissions plugin's roles, their permissions, and its settings. */
import type { Core } from '@strapi/strapi';
import { requireAttributes } from './require-internal';

const file = 'member-roles.ts';
const roleUid = 'plugin::users-permissions.role';
export const memberPermissionUid = 'plugin::users-permissions.permission';

/** `public` is the role of requests without a token. */
export function findRole(strapi: Core.Strapi, type: string): Promise<{ id: number } | null> {
  return strapi.db.query(roleUid).findOne({ where: { type } });
}

/** Sets what an administrator can set under "Advanced settings". */
export async function writeAccountSettings(strapi: Core.Strapi, value: object): Promise<void> {
  await strapi.store({ type: 'plugin', name: 'users-permissions' }).set({ key: 'advanced', value });
}

export function requireMemberRoles(strapi: Core.Strapi): void {
  requireAttributes(strapi, roleUid, ['type'], file);
  requireAttributes(strapi, memberPermissionUid, ['action', 'role'], file);
}
