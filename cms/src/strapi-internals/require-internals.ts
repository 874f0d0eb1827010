/** Checks at startup all parts of Strapi that this folder uses. An error names the part and the file that uses it. */
import type { Core } from '@strapi/strapi';
import { requireAdminRoutes } from './admin-routes';
import { requireAdminUsers } from './admin-users';
import { requireAdminViews } from './admin-views';
import { requireApiTokens } from './api-tokens';
import { requireAuthControllers } from './auth-controllers';
import { requireContentLocales } from './content-locales';
import { requireCurrentEditor } from './current-editor';
import { requireHttpServer } from './http-server';
import { requireImageFormats } from './image-formats';
import { requireLocalizedFields } from './localized-fields';
import { requireMemberRoles } from './member-roles';
import { requireMiddlewareOrder } from './middleware-order';
import { requireOauthProviders } from './oauth-providers';
import { requirePermissionFields } from './permission-fields';
import { requireSessionManager } from './session-manager';
import { requireTokenCheck } from './token-check';
import { requireUploadCheck } from './upload-check';
import { requireUserTable } from './user-table';

/** Called in `register`, before anything uses them. Three more are checked in `bootstrap`: document-middlewares.ts, link-tables.ts, table-checks.ts. */
export async function requireInternals(strapi: Core.Strapi): Promise<void> {
  requireAuthControllers(strapi);
  requireSessionManager(strapi);
  requireOauthProviders(strapi);
  requireUserTable(strapi);
  requireMemberRoles(strapi);
  requireApiTokens(strapi);
  requireAdminUsers(strapi);
  requireCurrentEditor(strapi);
  requirePermissionFields(strapi);
  requireAdminViews(strapi);
  requireAdminRoutes(strapi);
  requireImageFormats(strapi);
  requireUploadCheck(strapi);
  requireContentLocales(strapi);
  requireLocalizedFields(strapi);
  requireMiddlewareOrder(strapi);
  requireHttpServer(strapi);
  await requireTokenCheck(strapi);
}
