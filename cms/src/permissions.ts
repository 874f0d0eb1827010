import type { Core } from '@strapi/strapi';

/** What the site's server may read, with its token. Nothing may be written with it. */
const webMayRead = [
  'api::site.site.find',
  'api::home.home.find',
  'api::pricing.pricing.find',
  'api::contact.contact.find',
  'api::page.page.find',
  'api::plan.plan.find',
  'api::office.office.find',
  'api::legacy-page.legacy-page.find',
];

const auth = (...actions: string[]) => actions.map((action) => `plugin::users-permissions.auth.${action}`);
const account = (...actions: string[]) => actions.map((action) => `api::account.account.${action}`);

/** What a request may do that carries no token (`public`) or an account's token: everything about accounts, no content. */
const rolesMay: Record<string, string[]> = {
  public: [
    ...auth('callback', 'connect', 'register', 'forgotPassword', 'resetPassword', 'sendEmailConfirmation', 'refresh'),
    ...account('confirm', 'undoEmail'),
  ],
  authenticated: [
    'plugin::users-permissions.user.me',
    ...auth('callback', 'changePassword', 'logout', 'getSessions', 'revokeSession'),
    ...account('update', 'changeEmail', 'confirmEmail', 'undoEmail', 'identity', 'delete'),
  ],
};

/** Settings of accounts that Strapi keeps in its database and offers for clicking. */
const accountSettings = {
  unique_email: true,
  allow_register: true,
  email_confirmation: true,
  email_confirmation_redirection: null,
  email_reset_password: null,
  default_role: 'authenticated',
};

/** Makes tokens, roles and account settings what this file says, at every start, whatever was clicked before. */
export async function ensurePermissions(strapi: Core.Strapi): Promise<void> {
  await ensureWebToken(strapi);
  await ensureRoles(strapi);
  await strapi.store({ type: 'plugin', name: 'users-permissions' }).set({ key: 'advanced', value: accountSettings });
}

async function ensureWebToken(strapi: Core.Strapi): Promise<void> {
  const key = strapi.config.get<string>('startup.webApiToken');
  if (!key || key.length < 32) throw new Error('WEB_API_TOKEN must be set, to at least 32 random characters.');
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token').hash(key);
  const wanted = { name: 'web', description: "The site's server: reads published content", kind: 'content-api' };
  const fields = { ...wanted, type: 'custom', accessKey, lifespan: null, expiresAt: null };
  const existing = await tokens.findOne({ where: { name: 'web' } });
  const token = existing
    ? await tokens.update({ where: { id: existing.id }, data: fields })
    : await tokens.create({ data: fields });
  await syncRows(strapi, 'admin::api-token-permission', { token: token.id }, webMayRead);
}

async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  for (const [type, actions] of Object.entries(rolesMay)) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
    if (role) await syncRows(strapi, 'plugin::users-permissions.permission', { role: role.id }, actions);
  }
}

async function syncRows(
  strapi: Core.Strapi,
  uid: 'admin::api-token-permission' | 'plugin::users-permissions.permission',
  owner: Record<string, number>,
  actions: string[],
): Promise<void> {
  const rows = strapi.db.query(uid);
  const existing: { id: number; action: string }[] = await rows.findMany({ where: owner });
  for (const row of existing) if (!actions.includes(row.action)) await rows.delete({ where: { id: row.id } });
  const held = existing.map((row) => row.action);
  for (const action of actions) if (!held.includes(action)) await rows.create({ data: { action, ...owner } });
}
