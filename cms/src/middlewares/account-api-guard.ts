import type { Core } from '@strapi/strapi';
import { callPath } from '../call-path';
import { isSameSecret } from '../same-secret';

/**
 * Calls about accounts, builds, queries, previews and addresses without a page must come from the web, which applies rate
 * limits per visitor. Without the web's token they are answered with 404. `/connect` is excluded, because browsers open it
 * during social sign-in.
 */
const accountApiGuard: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    if (
      isGuarded(callPath(strapi, ctx.path)) &&
      !isSameSecret(ctx.get('X-Web-Token'), strapi.config.get<string>('startup.webApiToken'))
    ) {
      ctx.status = 404;
      return;
    }
    await next();
    // If the token could not be checked, for example because the database is down, the web must not sign the member
    // out.
    if (ctx.state.isTokenCheckFailed && (ctx.status === 401 || ctx.status === 403)) ctx.status = 503;
  };

/** Matches more than the routes, so that capitals and repeated slashes do not bypass the check. */
function isGuarded(path: string | null): boolean {
  return (
    path !== null &&
    /^\/+(auth|users|account|builds|content-queries|previews|not-found-paths|searches)(\/|$)/i.test(path)
  );
}

export default accountApiGuard;
