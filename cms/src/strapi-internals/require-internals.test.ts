/** A fake Strapi with everything that this folder uses. Each test changes one part and expects the error about it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import middlewares from '../../config/middlewares';
import { replaceAuthActions, type AuthPlugin } from './auth-controllers';
import { requireDocumentMiddlewares, watchDocumentMiddlewares } from './document-middlewares';
import { requireHttpServer } from './http-server';
import { requireLinkTables } from './link-tables';
import { replaceRedirectUri, type ProvidersPlugin } from './oauth-providers';
import { requireInternals } from './require-internals';
import { addSessionCheck, type JwtPlugin } from './token-check';
import { addUserAttributes, type UserPlugin } from './user-table';

type Functions = Record<string, (...args: never[]) => unknown>;

const functions = (...names: string[]): Functions => Object.fromEntries(names.map((name) => [name, async () => {}]));
const attributes = (...names: string[]) => ({ attributes: Object.fromEntries(names.map((name) => [name, {}])) });

/** What Strapi provides: the parts that this folder reads, before the extension has changed them. */
function createParts() {
  return {
    authActions: functions(
      'callback',
      'connect',
      'register',
      'sendEmailConfirmation',
      'forgotPassword',
      'resetPassword',
      'changePassword',
      'refresh',
      'logout',
      'getSessions',
      'revokeSession',
    ),
    jwt: {
      getToken(this: { verify: (token: string) => Promise<unknown> }) {
        return this.verify('invalid');
      },
      async verify(): Promise<unknown> {
        throw new Error('Invalid token.');
      },
    } as unknown as Functions,
    services: {
      'users-permissions.providers': functions('buildRedirectUri', 'connect'),
      'users-permissions.providers-registry': functions('add', 'run'),
      'upload.image-manipulation': functions('generateResponsiveFormats'),
      'upload.provider': functions('checkFileSize'),
      'content-manager.permission-checker': functions('create'),
      'content-manager.content-types': functions('findContentType', 'findConfiguration', 'updateConfiguration'),
      'i18n.content-types': functions(
        'getNestedPopulateOfNonLocalizedAttributes',
        'copyNonLocalizedAttributes',
        'fillNonLocalizedAttributes',
      ),
      'i18n.localizations': functions('syncNonLocalizedAttributes'),
      'i18n.locales': functions('findByCode', 'create', 'getDefaultLocale', 'setDefaultLocale'),
      'admin::api-token': functions('hash'),
      'admin::user': functions('exists', 'create'),
      'admin::role': functions('getSuperAdmin', 'assignPermissions'),
      'admin::content-type': functions('getNestedFields'),
      'admin::permission': { engine: functions('generateUserAbility') } as unknown as Functions,
    } as Record<string, Functions>,
    requestContext: functions('get', 'run'),
    sessionManager: functions(
      'listSessions',
      'generateRefreshToken',
      'generateAccessToken',
      'invalidateRefreshToken',
      'isSessionActive',
      'revokeSessionById',
    ),
    contentTypes: {
      'admin::session': attributes(
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
      ),
      'plugin::users-permissions.user': {
        collectionName: 'up_users',
        ...attributes(
          'username',
          'email',
          'provider',
          'password',
          'confirmed',
          'blocked',
          'role',
          'confirmationToken',
          'resetPasswordToken',
        ),
      },
      'plugin::users-permissions.role': attributes('type'),
      'plugin::users-permissions.permission': attributes('action', 'role'),
      'admin::api-token': attributes('name', 'kind', 'type', 'accessKey', 'lifespan', 'expiresAt'),
      'admin::api-token-permission': attributes('action', 'token'),
      'admin::user': attributes('email', 'registrationToken', 'preferedLanguage', 'isActive', 'blocked', 'roles'),
      'admin::role': attributes('code', 'name', 'description'),
    } as Record<string, { collectionName?: string; attributes: Record<string, object> }>,
    adminRoutes: [{ method: 'POST', path: '/register-admin' }],
    apis: { admin: {} } as Record<string, object>,
    policies: ['admin::isAuthenticatedAdmin', 'admin::hasPermissions'],
    middlewares: ['strapi::errors', 'strapi::body', 'strapi::session', 'strapi::public'],
    middlewareConfig: [...middlewares] as unknown[],
    httpServer: functions('once', 'close', 'closeIdleConnections'),
    /** Whether Strapi loads src/extensions/. */
    isExtended: true,
  };
}

type Parts = ReturnType<typeof createParts>;

/** Strapi with these parts, after it has loaded our extension of the users-permissions plugin. */
function startStrapi(parts: Parts) {
  const plugin = {
    controllers: { auth: () => parts.authActions },
    services: { jwt: () => parts.jwt, providers: () => parts.services['users-permissions.providers'] },
    contentTypes: { user: { schema: parts.contentTypes['plugin::users-permissions.user'] } },
  } as unknown as AuthPlugin & JwtPlugin & ProvidersPlugin & UserPlugin;
  if (parts.isExtended) {
    replaceAuthActions(plugin, (_, original) => ({ refresh: original.refresh! }));
    addSessionCheck(plugin, async () => true);
    replaceRedirectUri(plugin, () => 'https://site.test');
    addUserAttributes(plugin, { displayName: {} });
  }
  const strapi = {
    plugin: (name: string) => ({
      controller: () => plugin.controllers.auth({ strapi }),
      service: (service: string) => {
        if (name === 'users-permissions' && service === 'jwt') return plugin.services.jwt({ strapi });
        if (name === 'users-permissions' && service === 'providers') return plugin.services.providers({ strapi });
        return parts.services[`${name}.${service}`];
      },
    }),
    service: (uid: string) => parts.services[uid],
    requestContext: parts.requestContext,
    sessionManager: () => parts.sessionManager,
    contentType: (uid: string) => parts.contentTypes[uid],
    policy: (name: string) => parts.policies.find((one) => one === name),
    middleware: (name: string) => parts.middlewares.find((one) => one === name),
    config: { get: () => parts.middlewareConfig },
    admin: { routes: { admin: { routes: parts.adminRoutes } } },
    server: { routes: () => {}, api: (name: string) => parts.apis[name], httpServer: parts.httpServer },
  } as never;
  return strapi;
}

/** Replaces the part of process state that Strapi sets: its listener for SIGTERM. */
async function check(parts: Parts): Promise<void> {
  const listener = () => {};
  process.on('SIGTERM', listener);
  try {
    await requireInternals(startStrapi(parts));
  } finally {
    process.off('SIGTERM', listener);
  }
}

test('accepts a Strapi that has everything', async () => {
  await expect(check(createParts())).resolves.toBeUndefined();
});

const without = (uid: string, attribute: string) => (parts: Parts) =>
  void delete parts.contentTypes[uid]!.attributes[attribute];
const withoutMethod = (service: string, method: string) => (parts: Parts) =>
  void delete parts.services[service]![method];

const changes: [problem: string, change: (parts: Parts) => void][] = [
  [
    'plugin::users-permissions controller "auth" has no action "refresh" (cms/src/strapi-internals/auth-controllers.ts)',
    (parts) => void delete parts.authActions.refresh,
  ],
  [
    'plugin::users-permissions controller "auth" is not the one that src/extensions/users-permissions/strapi-server.ts returns (cms/src/strapi-internals/auth-controllers.ts)',
    (parts) => void (parts.isExtended = false),
  ],
  [
    'plugin::users-permissions service "jwt" has no method "getToken" (cms/src/strapi-internals/token-check.ts)',
    (parts) => void delete parts.jwt.getToken,
  ],
  [
    'plugin::users-permissions service "jwt" does not reject a token with the message "Invalid token." (cms/src/strapi-internals/token-check.ts)',
    (parts) => void (parts.jwt.verify = async () => Promise.reject(new Error('jwt malformed'))),
  ],
  [
    'strapi.sessionManager() has no method "isSessionActive" (cms/src/strapi-internals/session-manager.ts)',
    (parts) => void delete parts.sessionManager.isSessionActive,
  ],
  [
    'the content type "admin::session" has no attribute "childId" (cms/src/strapi-internals/session-manager.ts)',
    without('admin::session', 'childId'),
  ],
  [
    'there is no content type "admin::session" (cms/src/strapi-internals/session-manager.ts)',
    (parts) => void delete parts.contentTypes['admin::session'],
  ],
  [
    'plugin::users-permissions service "providers" has no method "buildRedirectUri" (cms/src/strapi-internals/oauth-providers.ts)',
    withoutMethod('users-permissions.providers', 'buildRedirectUri'),
  ],
  [
    'plugin::users-permissions service "providers-registry" has no method "run" (cms/src/strapi-internals/oauth-providers.ts)',
    withoutMethod('users-permissions.providers-registry', 'run'),
  ],
  [
    'the content type "plugin::users-permissions.user" has no attribute "resetPasswordToken" (cms/src/strapi-internals/user-table.ts)',
    without('plugin::users-permissions.user', 'resetPasswordToken'),
  ],
  [
    'the table of "plugin::users-permissions.user" is "users" instead of "up_users" (cms/src/strapi-internals/user-table.ts)',
    (parts) => void (parts.contentTypes['plugin::users-permissions.user']!.collectionName = 'users'),
  ],
  [
    'the content type "plugin::users-permissions.permission" has no attribute "role" (cms/src/strapi-internals/member-roles.ts)',
    without('plugin::users-permissions.permission', 'role'),
  ],
  [
    'the service "admin::api-token" has no method "hash" (cms/src/strapi-internals/api-tokens.ts)',
    withoutMethod('admin::api-token', 'hash'),
  ],
  [
    'the service "admin::role" has no method "getSuperAdmin" (cms/src/strapi-internals/admin-users.ts)',
    withoutMethod('admin::role', 'getSuperAdmin'),
  ],
  [
    'plugin::i18n service "localizations" has no method "syncNonLocalizedAttributes" (cms/src/strapi-internals/localized-fields.ts)',
    withoutMethod('i18n.localizations', 'syncNonLocalizedAttributes'),
  ],
  [
    'plugin::upload service "provider" has no method "checkFileSize" (cms/src/strapi-internals/upload-check.ts)',
    withoutMethod('upload.provider', 'checkFileSize'),
  ],
  [
    'the service "admin::content-type" has no method "getNestedFields" (cms/src/strapi-internals/permission-fields.ts)',
    withoutMethod('admin::content-type', 'getNestedFields'),
  ],
  [
    'strapi.requestContext has no method "run" (cms/src/strapi-internals/current-editor.ts)',
    (parts) => void delete parts.requestContext.run,
  ],
  [
    'plugin::content-manager service "content-types" has no method "findConfiguration" (cms/src/strapi-internals/admin-views.ts)',
    withoutMethod('content-manager.content-types', 'findConfiguration'),
  ],
  [
    'strapi.server has no API "admin" (cms/src/strapi-internals/admin-routes.ts)',
    (parts) => void delete parts.apis.admin,
  ],
  [
    'there is no policy "admin::hasPermissions" (cms/src/strapi-internals/admin-routes.ts)',
    (parts) => void parts.policies.pop(),
  ],
  [
    'the admin has no route "POST /register-admin" (cms/src/strapi-internals/admin-routes.ts)',
    (parts) => void (parts.adminRoutes[0]!.path = '/first-admin'),
  ],
  [
    'plugin::upload service "image-manipulation" has no method "generateResponsiveFormats" (cms/src/strapi-internals/image-formats.ts)',
    withoutMethod('upload.image-manipulation', 'generateResponsiveFormats'),
  ],
  [
    'plugin::upload service "image-manipulation" does not exist (cms/src/strapi-internals/image-formats.ts)',
    (parts) => void delete parts.services['upload.image-manipulation'],
  ],
  [
    'plugin::i18n service "locales" has no method "setDefaultLocale" (cms/src/strapi-internals/content-locales.ts)',
    withoutMethod('i18n.locales', 'setDefaultLocale'),
  ],
  [
    'there is no middleware "strapi::session" (cms/src/strapi-internals/middleware-order.ts)',
    (parts) => void (parts.middlewares = parts.middlewares.filter((name) => name !== 'strapi::session')),
  ],
  [
    'the middleware "global::account-api-guard" does not run before "strapi::errors" (cms/src/strapi-internals/middleware-order.ts)',
    (parts) => void parts.middlewareConfig.unshift('strapi::errors'),
  ],
  [
    'strapi.server.httpServer has no method "closeIdleConnections" (cms/src/strapi-internals/http-server.ts)',
    (parts) => void delete parts.httpServer.closeIdleConnections,
  ],
];

test.each(changes)('throws "Strapi changed: %s"', async (problem, change) => {
  const parts = createParts();
  change(parts);
  await expect(check(parts)).rejects.toThrow(`Strapi changed: ${problem}`);
});

test('throws when Strapi has no listener for SIGTERM yet', () => {
  expect(() => requireHttpServer(startStrapi(createParts()), 0)).toThrow(
    'Strapi changed: it has not added its listener for SIGTERM when src/index.ts registers (cms/src/strapi-internals/http-server.ts)',
  );
});

test('throws when links to pages have no table', () => {
  const metadata = new Map([['parts.link', { tableName: 'links', attributes: { page: { type: 'relation' } } }]]);
  const strapi = { contentTypes: {}, components: { 'parts.link': {} }, db: { metadata } } as never;
  expect(() => requireLinkTables(strapi)).toThrow(
    'Strapi changed: strapi.db.metadata has no join table for the links to pages (cms/src/strapi-internals/link-tables.ts)',
  );
});

test('throws when the i18n plugin adds its document middleware before ours, and accepts it afterwards', () => {
  const added: unknown[] = [];
  const documents = { use: (middleware: unknown) => added.push(middleware) };
  const syncNonLocalizedAttributes = async () => {};
  const copyToOtherLanguages = async () => syncNonLocalizedAttributes();
  documents.use(copyToOtherLanguages);
  watchDocumentMiddlewares({ documents } as never);
  expect(requireDocumentMiddlewares).toThrow(
    'Strapi changed: the i18n plugin does not add its document middleware after ours (cms/src/strapi-internals/document-middlewares.ts)',
  );
  documents.use(copyToOtherLanguages);
  expect(requireDocumentMiddlewares).not.toThrow();
  expect(added).toEqual([copyToOtherLanguages, copyToOtherLanguages]);
});

const folder = join(import.meta.dirname, '..');
const otherFiles = globSync('**/*.ts', { cwd: folder }).filter(
  (name) => !/^(strapi-internals|admin)\//.test(name) && !name.endsWith('.test.ts'),
);

test.each(otherFiles)('%s uses no service, session, table or route of Strapi except through this folder', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  // Sending mails is documented.
  expect(text).not.toMatch(/strapi\s*\.(plugin\((?!'email'\))|service\(|controller\(|sessionManager|server\b|admin\b)/);
  expect(text).not.toMatch(/\.query\('(admin::|plugin::users-permissions\.role)|removeAllListeners/);
});
