import type { Core } from '@strapi/strapi';

const maxBytes = 1_000_000;

/**
 * Limits request bodies to 1 MB except for editors' paths, and file uploads to `/upload`. Strapi would write uploaded
 * files to disk before it checks the path and permissions.
 */
const smallBodies: Core.MiddlewareFactory = () => async (ctx, next) => {
  const isFiles = ctx.get('Content-Type').toLowerCase().startsWith('multipart/');
  const isLarge = Number(ctx.get('Content-Length')) > maxBytes;
  const allowedPaths = isFiles ? /^\/upload(\/|$)/ : /^\/(upload|admin|content-manager)(\/|$)/;
  if ((isFiles || isLarge) && !allowedPaths.test(ctx.path)) {
    ctx.status = 413;
    // The rest of the body is not read, so the connection cannot be reused.
    ctx.set('Connection', 'close');
    return;
  }
  await next();
};

export default smallBodies;
