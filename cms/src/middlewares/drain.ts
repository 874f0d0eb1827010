import type { Core } from '@strapi/strapi';

/**
 * When it is asked to leave (SIGTERM) it says that it is no longer ready, so that whoever sends it requests stops; ends each
 * connection with the answer it gives on it; finishes what is under way; and goes.
 */
const drain: Core.MiddlewareFactory = (_, { strapi }) => {
  let isLeaving = false;
  // Strapi's own answer to it is to hang up on everybody.
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => {
    isLeaving = true;
    setTimeout(() => void leave(strapi), strapi.config.get<number>('startup.drainMs'));
  });
  return async (ctx, next) => {
    if (isLeaving) ctx.set('Connection', 'close');
    if (isLeaving && ctx.path === '/_health') ctx.status = 503;
    else await next();
  };
};

async function leave(strapi: Core.Strapi): Promise<void> {
  setTimeout(() => process.exit(0), 9_000).unref();
  const { httpServer } = strapi.server;
  const ended = new Promise((done) => httpServer.close(done));
  httpServer.closeIdleConnections();
  await ended;
  await strapi.destroy();
  process.exit(0);
}

export default drain;
