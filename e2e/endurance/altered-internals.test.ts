/**
 * Changes one internal of the installed Strapi at a time and starts the CMS with it. The start must fail with a message
 * that names the file in cms/src/strapi-internals/ that uses the internal.
 */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { root } from 'stack/config';
import { expect, test } from 'vitest';
import { startTemporaryInstance } from '../temporary-instance.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { recordFigure } from './figures.ts';

useStack();

const members = 'plugin-users-permissions/dist/server';
const admin = 'admin/dist/server/server/src';

/** For each file in strapi-internals: the module to alter, and what is replaced by what. */
const alterations: Record<string, [path: string, pattern: string, replacement: string]> = {
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
  'document-middlewares.ts': ['i18n/dist/server/bootstrap.js', 'syncNonLocalizedAttributes', 'copyAttributes'],
  'image-formats.ts': ['upload/dist/server/services/image-manipulation.js', '^    generateResponsiveFormats,$', ''],
  'member-roles.ts': [`${members}/content-types/role/index.js`, '^            type: \\{', '            kind: {'],
  'middleware-order.ts': ['core/dist/middlewares/index.js', '^    session: ', '    sessions: '],
  'oauth-providers.ts': [`${members}/services/providers.js`, '^            buildRedirectUri$', ''],
  'session-manager.ts': ['core/dist/services/session-manager.js', 'revokeSessionById', 'revokeSession'],
  'shutdown.ts': ['core/dist/utils/signals.js', `'SIGTERM'`, `'SIGHUP'`],
  'token-check.ts': [`${members}/services/jwt.js`, `'Invalid token\\.'`, `'Bad token.'`],
  'user-table.ts': [`${members}/content-types/user/index.js`, `'up_users'`, `'up_members'`],
};

test('there is an alteration for each file in strapi-internals', () => {
  const files = globSync(resolve(root, 'cms/src/strapi-internals/*.ts')).map((file) => basename(file));
  const helpers = files.filter((file) => file.startsWith('require-internal'));
  expect(Object.keys(alterations)).toEqual(files.filter((file) => !helpers.includes(file)).toSorted());
});

test.each(Object.entries(alterations))(
  'the CMS does not start when what %s uses has changed',
  async (file, [path, pattern, replacement]) => {
    const { child } = await startTemporaryInstance('cms', {
      NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'alter-module.ts')}`,
      ALTERATION: JSON.stringify({ path: `@strapi/${path}`, pattern, replacement }),
    });
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += String(text)));
    await waitFor('the start to fail or to succeed', async () => /Strapi changed|started successfully/.test(output));
    const message = /Strapi changed: .*/.exec(output)?.[0];
    expect(message, output.slice(-3_000)).toContain(`(cms/src/strapi-internals/${file})`);
    await waitFor('the CMS to exit', async () => child.exitCode !== null);
    expect(child.exitCode).not.toBe(0);
    recordFigure(file, message!);
  },
);
