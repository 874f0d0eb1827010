import { expect, test } from 'vitest';
import accountRoutes from './api/account/routes/account';
import { compareActions, rolePermissions, webPermissions } from './permissions';
import { registerSiteTypes } from './site-types';

test('lets visitors and members call nothing but accounts', () => {
  const accounts = /^(plugin::users-permissions\.auth|api::account\.(account|photo|second-factor))\.\w+$/;
  const otherActions = (role: string) => rolePermissions[role]!.filter((action) => !accounts.test(action));
  expect(otherActions('public')).toEqual([]);
  expect(otherActions('authenticated')).toEqual(['plugin::users-permissions.user.me']);
});

test('lets only members change their account', () => {
  const changes = [
    'plugin::users-permissions.auth.changePassword',
    'api::account.account.update',
    'api::account.account.changeEmail',
    'api::account.account.delete',
    'api::account.second-factor.confirmApp',
    'api::account.second-factor.addPasskey',
    'api::account.second-factor.remove',
  ];
  expect(rolePermissions.authenticated).toEqual(expect.arrayContaining(changes));
  expect(rolePermissions.public!.filter((action) => changes.includes(action))).toEqual([]);
});

test('allows every route of accounts to some role, and names no action without a route', () => {
  const routed = accountRoutes.routes.map(({ handler }) => `api::account.${handler}`);
  const allowed = Object.values(rolePermissions)
    .flat()
    .filter((action) => action.startsWith('api::'));
  expect(new Set(allowed)).toEqual(new Set(routed));
});

test('lets the web read the content types of the site, and nothing else', () => {
  const contentTypes = {
    'api::page.page': { options: { draftAndPublish: true }, pluginOptions: { site: { path: '/:slug' } } },
    'api::home.home': { options: { draftAndPublish: true }, pluginOptions: { site: { path: '/' } } },
    'api::enquiry.enquiry': { options: { draftAndPublish: false } },
  };
  registerSiteTypes({ contentTypes } as never);
  expect(webPermissions()).toEqual(['api::page.page.find', 'api::home.home.find']);
});

test('finds permissions to remove and to add', () => {
  const rows = [
    { id: 1, action: 'kept' },
    { id: 2, action: 'added in the admin' },
  ];
  expect(compareActions(rows, ['kept', 'new'])).toEqual({
    extra: [{ id: 2, action: 'added in the admin' }],
    missing: ['new'],
  });
  expect(compareActions(rows.slice(0, 1), ['kept'])).toEqual({ extra: [], missing: [] });
});
