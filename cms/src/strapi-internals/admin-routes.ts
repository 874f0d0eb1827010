/** Routes for the admin. Strapi adds them to its own with `strapi.server.routes`. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

// oxlint-disable-next-line typescript/no-explicit-any -- each handler declares the part of Koa's context that it uses
type Handler = (ctx: any) => Promise<void>;
/** Without `config`, for everybody who is signed in to the admin; the handler checks what else is needed. */
export type AdminRoute = { method: string; path: string; handler: Handler; config?: object };

const file = 'admin-routes.ts';
const policies = ['admin::isAuthenticatedAdmin', 'admin::hasPermissions'];

/** Paths of Strapi that middlewares in src/middlewares/ recognize. */
const recognizedPaths = [{ method: 'POST', path: '/register-admin' }];

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] };

export function addAdminRoutes(strapi: Core.Strapi, routes: AdminRoute[]): void {
  const guarded = routes.map((route) => ({ config: signedIn, ...route }));
  strapi.server.routes({ type: 'admin', routes: guarded } as never);
}

type Ability = { can: (action: string, subject: string, field?: string) => boolean };
/** The policy "isAuthenticatedAdmin" sets the ability. */
export type AdminContext = { state: { userAbility: Ability } };

/** Whether the user may read entries of a content type, in one language or in any. */
export function mayRead(strapi: Core.Strapi, ctx: AdminContext, uid: string, locale?: string): boolean {
  if (!locale) return ctx.state.userAbility.can('plugin::content-manager.explorer.read', uid);
  return !entryPermissions(strapi, ctx, uid).cannot.read({ locale });
}

/** Whether the user may create and publish entries of a content type in a language. */
export function mayCreateAndPublish(strapi: Core.Strapi, ctx: AdminContext, uid: string, locale: string): boolean {
  const { cannot } = entryPermissions(strapi, ctx, uid);
  return !cannot.create({ locale }) && !cannot.publish({ locale });
}

/** Whether the user may change a field, in some language at least. */
export function mayChangeField({ state }: AdminContext, uid: string, field: string): boolean {
  return state.userAbility.can('plugin::content-manager.explorer.update', uid, field);
}

type EntryPermissions = {
  cannot: Record<'read' | 'create' | 'update' | 'publish', (entry?: object) => boolean>;
  /** Removes fields that the user may not change. */
  sanitizeUpdateInput: (entry: object) => (data: Record<string, unknown>) => Promise<Record<string, unknown>>;
};

/** What the user may do with an entry in its language. */
export function entryPermissions(strapi: Core.Strapi, { state }: AdminContext, uid: string): EntryPermissions {
  return permissionChecker(strapi).create({ userAbility: state.userAbility, model: uid });
}

function permissionChecker(strapi: Core.Strapi): { create: (options: object) => EntryPermissions } {
  return strapi.plugin('content-manager').service('permission-checker');
}

export function requireAdminRoutes(strapi: Core.Strapi): void {
  requireFunctions(strapi.server, 'strapi.server', 'method', ['routes', 'api'], file);
  requireInternal(Boolean(strapi.server.api('admin')), 'strapi.server has no API "admin"', file);
  for (const name of policies) requireInternal(Boolean(strapi.policy(name)), `there is no policy "${name}"`, file);
  requireFunctions(
    permissionChecker(strapi),
    'plugin::content-manager service "permission-checker"',
    'method',
    ['create'],
    file,
  );
  const own = ownRoutes(strapi);
  for (const { method, path } of recognizedPaths)
    requireInternal(
      own.some((route) => route.method === method && route.path === path),
      `the admin has no route "${method} ${path}"`,
      file,
    );
}

type Route = { method: string; path: string };

function ownRoutes(strapi: Core.Strapi): Route[] {
  const { routes = {} } = strapi.admin as unknown as { routes?: Record<string, { routes: Route[] }> };
  return Object.values(routes).flatMap((group) => group.routes ?? []);
}
