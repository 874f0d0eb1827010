import type { Core } from '@strapi/strapi';

/** On an empty database, makes the first editor from ADMIN_EMAIL and ADMIN_PASSWORD; otherwise does nothing. */
export async function ensureFirstEditor(strapi: Core.Strapi): Promise<void> {
  const email = strapi.config.get<string>('startup.editorEmail');
  const password = strapi.config.get<string>('startup.editorPassword');
  if (!email || !password || (await strapi.service('admin::user').exists())) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    firstname: 'First',
    lastname: 'Editor',
    email,
    password,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
