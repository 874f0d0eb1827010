import type { Core } from '@strapi/strapi';

const maxBytes = 1_000_000;

/**
 * Files are sent by editors, to one address, and everything else is small. Strapi would write files to its disk before it
 * looks who sends them, and where to.
 */
const smallBodies: Core.MiddlewareFactory = () => async (ctx, next) => {
  const isFiles = ctx.get('Content-Type').toLowerCase().startsWith('multipart/');
  const isLarge = Number(ctx.get('Content-Length')) > maxBytes;
  const mayBe = isFiles ? /^\/upload(\/|$)/ : /^\/(upload|admin|content-manager)(\/|$)/;
  if ((isFiles || isLarge) && !mayBe.test(ctx.path)) {
    ctx.status = 413;
    // The rest of it is not read.
    ctx.set('Connection', 'close');
    return;
  }
  await next();
};

export default smallBodies;
