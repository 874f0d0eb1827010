/** The users-permissions plugin's content type of users, which gets additional attributes, and its table. */
import type { Core } from '@strapi/strapi';
import { requireAttributes, requireInternal } from './require-internal';

export type UserPlugin = { contentTypes: { user: { schema: { attributes: object } } } };

const file = 'user-table.ts';
const uid = 'plugin::users-permissions.user';

/** For statements that Strapi's queries cannot express. Its columns are the attributes in snake case. */
export const userTable = 'up_users';

let addedAttributes: object = {};

export function addUserAttributes(plugin: UserPlugin, attributes: object): void {
  const schema = plugin.contentTypes.user?.schema;
  requireInternal(Boolean(schema?.attributes), `the content type "${uid}" has no attributes`, file);
  Object.assign(schema.attributes, attributes);
  addedAttributes = attributes;
}

export function requireUserTable(strapi: Core.Strapi): void {
  const own = ['username', 'email', 'provider', 'password', 'confirmed', 'blocked', 'role'];
  const links = ['confirmationToken', 'resetPasswordToken'];
  requireAttributes(strapi, uid, [...own, ...links, ...Object.keys(addedAttributes)], file);
  const { collectionName } = strapi.contentType(uid) as { collectionName?: string };
  requireInternal(
    collectionName === userTable,
    `the table of "${uid}" is "${collectionName}" instead of "${userTable}"`,
    file,
  );
}
