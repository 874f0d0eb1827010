import type { Core } from '@strapi/strapi';
import { createSuperAdmin, hasAdminUser } from './strapi-internals/admin-users';

/** Creates the first editor from ADMIN_EMAIL and ADMIN_PASSWORD if there is none. */
export async function ensureFirstEditor(strapi: Core.Strapi): Promise<void> {
  const email = strapi.config.get<string>('startup.editorEmail');
  const password = strapi.config.get<string>('startup.editorPassword');
  if (!email || !password || (await hasAdminUser(strapi))) return;
  await createSuperAdmin(strapi, { firstname: 'First', lastname: 'Editor', email, password });
}
