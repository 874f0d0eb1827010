/** The users-permissions plugin's controller "auth", whose actions are replaced. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

type Context = Parameters<Core.MiddlewareHandler>[0];
/** Strapi also passes Koa's `next`, which its action "connect" needs. */
export type Action = (ctx: Context, next?: () => Promise<void>) => Promise<void>;
export type Actions = Record<string, Action>;

export type AuthPlugin = { controllers: { auth: (context: { strapi: Core.Strapi }) => Actions } };

const file = 'auth-controllers.ts';
const owner = 'plugin::users-permissions controller "auth"';

/** All actions that visitors and members may call (src/permissions.ts). */
const actionNames = [
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
];

let replaced: Actions | undefined;

/** Replaces actions. `create` gets Strapi's own actions. */
export function replaceAuthActions(
  plugin: AuthPlugin,
  create: (strapi: Core.Strapi, originalActions: Actions) => Actions,
): void {
  const { auth } = plugin.controllers;
  requireInternal(typeof auth === 'function', `${owner} does not exist`, file);
  plugin.controllers.auth = (context) => {
    const originalActions = auth(context);
    requireFunctions(originalActions, owner, 'action', actionNames, file);
    replaced = { ...originalActions, ...create(context.strapi, originalActions) };
    return replaced;
  };
}

/** Strapi creates a controller on first use, so the check uses it. */
export function requireAuthControllers(strapi: Core.Strapi): void {
  const actions: unknown = strapi.plugin('users-permissions').controller('auth');
  requireInternal(
    replaced !== undefined && actions === replaced,
    `${owner} is not the one that src/extensions/users-permissions/strapi-server.ts returns`,
    file,
  );
}
