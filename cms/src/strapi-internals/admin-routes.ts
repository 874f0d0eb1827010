/** Routes for the admin. Strapi adds them to its own with `strapi.server.routes`. */
import type { Core } from '@strapi/strapi';
import { requireFunctions, requireInternal } from './require-internal';

// oxlint-disable-next-line typescript/no-explicit-any -- each handler declares the part of Koa's context that it uses
type Handler = (ctx: any) => Promise<void>;
export type AdminRoute = { method: string; path: string; handler: Handler; config: object };

const file = 'admin-routes.ts';
const policies = ['admin::isAuthenticatedAdmin', 'admin::hasPermissions'];

/** Paths of Strapi that middlewares in src/middlewares/ recognize. */
const recognizedPaths = [{ method: 'POST', path: '/register-admin' }];

export function addAdminRoutes(strapi: Core.Strapi, routes: AdminRoute[]): void {
  strapi.server.routes({ type: 'admin', routes } as never);
}

export function requireAdminRoutes(strapi: Core.Strapi): void {
  requireFunctions(strapi.server, 'strapi.server', 'method', ['routes', 'api'], file);
  requireInternal(Boolean(strapi.server.api('admin')), 'strapi.server has no API "admin"', file);
  for (const name of policies) requireInternal(Boolean(strapi.policy(name)), `there is no policy "${name}"`, file);
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
