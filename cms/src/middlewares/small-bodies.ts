import type { Core } from '@strapi/strapi';
import { callPath } from '../call-path';

const maxBytes = 1_000_000;
const photoPath = '/account/photo';

/**
 * Limits request bodies to 1 MB except for editors' paths and profile photos, and file uploads to `/upload`. Strapi
 * would write uploaded files to disk before it checks the path and permissions.
 */
const smallBodies: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    const isFiles = ctx.get('Content-Type').toLowerCase().startsWith('multipart/');
    const isLarge = Number(ctx.get('Content-Length')) > maxBytes;
    const allowedPaths = isFiles ? /^\/upload(\/|$)/ : /^\/(upload|admin|content-manager)(\/|$)/;
    const isPhoto = !isFiles && callPath(strapi, ctx.path) === photoPath;
    if ((isFiles || isLarge) && !isPhoto && !allowedPaths.test(ctx.path)) {
      ctx.status = 413;
      // The rest of the body is not read, so the connection cannot be reused.
      ctx.set('Connection', 'close');
      return;
    }
    await next();
  };

export default smallBodies;
