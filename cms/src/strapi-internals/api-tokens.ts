/** The admin's API tokens. */
import type { Core } from '@strapi/strapi';
import { requireAttributes, requireFunctions } from './require-internal';

const file = 'api-tokens.ts';
const tokenUid = 'admin::api-token';
export const tokenPermissionUid = 'admin::api-token-permission';

/** Creates the token with this name or replaces its value. Returns its id. */
export async function ensureApiToken(
  strapi: Core.Strapi,
  token: { name: string; description: string; value: string },
): Promise<number> {
  const { name, description, value } = token;
  const tokens = strapi.db.query(tokenUid);
  const accessKey: string = strapi.service('admin::api-token').hash(value);
  const data = {
    name,
    description,
    kind: 'content-api',
    type: 'custom',
    accessKey,
    lifespan: null,
    expiresAt: null,
  };
  const existing = await tokens.findOne({ where: { name } });
  const { id } = existing ? await tokens.update({ where: { id: existing.id }, data }) : await tokens.create({ data });
  return id;
}

export async function removeApiToken(strapi: Core.Strapi, name: string): Promise<void> {
  await strapi.db.query(tokenUid).deleteMany({ where: { name } });
}

export function requireApiTokens(strapi: Core.Strapi): void {
  requireFunctions(strapi.service('admin::api-token'), 'the service "admin::api-token"', 'method', ['hash'], file);
  requireAttributes(strapi, tokenUid, ['name', 'kind', 'type', 'accessKey', 'lifespan', 'expiresAt'], file);
  requireAttributes(strapi, tokenPermissionUid, ['action', 'token'], file);
}
