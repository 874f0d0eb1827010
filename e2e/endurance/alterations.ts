const members = 'plugin-users-permissions/dist/server';
const admin = 'admin/dist/server/server/src';

/** Strapi itself needs what these files use, so only they get the alteration. */
const isCalledBy = (file: string) => `new Error().stack.includes('${file}')`;

/** For each file in cms/src/strapi-internals: the module to alter, and what is replaced by what. */
export const alterations: Record<string, [path: string, pattern: string, replacement: string]> = {
  'admin-routes.ts': [`${admin}/routes/authentication.js`, `'/register-admin'`, `'/register-first-admin'`],
  'admin-users.ts': [`${admin}/services/role.js`, '^    getSuperAdmin,$', '    findSuperAdmin: getSuperAdmin,'],
  'admin-views.ts': [
    'content-manager/dist/server/services/content-types.js',
    'async updateConfiguration \\(',
    'async saveConfiguration (',
  ],
  'api-tokens.ts': [`${admin}/services/api-token.js`, '^        hash,$', '        digest: hash,'],
  'auth-controllers.ts': [`${members}/controllers/auth.js`, 'async logout \\(', 'async signOut ('],
  'content-locales.ts': ['i18n/dist/server/services/locales.js', '^        setDefaultLocale,$', ''],
  'current-editor.ts': ['core/dist/services/request-context.js', '^    async run \\(', '    async runWith ('],
  'document-middlewares.ts': ['i18n/dist/server/bootstrap.js', 'syncNonLocalizedAttributes', 'copyAttributes'],
  'http-server.ts': ['core/dist/utils/signals.js', `'SIGTERM'`, `'SIGHUP'`],
  'image-formats.ts': ['upload/dist/server/services/image-manipulation.js', '^    generateResponsiveFormats,$', ''],
  'link-tables.ts': [
    'database/dist/metadata/metadata.js',
    'return super.get\\(key\\);',
    `return ${isCalledBy('link-tables')} ? { attributes: {} } : super.get(key);`,
  ],
  'localized-fields.ts': ['i18n/dist/server/services/localizations.js', '^        syncNonLocalizedAttributes$', ''],
  'member-roles.ts': [`${members}/content-types/role/index.js`, '^            type: \\{', '            kind: {'],
  'middleware-order.ts': ['core/dist/middlewares/index.js', '^    session: ', '    sessions: '],
  'oauth-providers.ts': [`${members}/services/providers.js`, '^            buildRedirectUri$', ''],
  'permission-fields.ts': [`${admin}/services/content-type.js`, '^exports.getNestedFields = .*$', ''],
  'session-manager.ts': ['core/dist/services/session-manager.js', 'revokeSessionById', 'revokeSession'],
  'table-checks.ts': [
    'database/dist/index.js',
    'const schema = this.getSchemaName\\(\\);',
    `if (${isCalledBy('table-checks')}) return {}; const schema = this.getSchemaName();`,
  ],
  'token-check.ts': [`${members}/services/jwt.js`, `'Invalid token\\.'`, `'Bad token.'`],
  'upload-check.ts': ['upload/dist/server/services/provider.js', 'async checkFileSize \\(', 'async checkSize ('],
  'user-table.ts': [`${members}/content-types/user/index.js`, `'up_users'`, `'up_members'`],
};
