import type { Core } from '@strapi/strapi';
import { closeHttpServer, replaceSigtermListener } from '../strapi-internals/http-server';

/**
 * On SIGTERM: the health check fails, so that load balancers stop sending requests; responses close their connections;
 * requests in progress are finished; then the process exits.
 */
const drain: Core.MiddlewareFactory = (_, { strapi }) => {
  let isDraining = false;
  replaceSigtermListener(() => {
    isDraining = true;
    setTimeout(() => void shutDown(strapi), strapi.config.get<number>('startup.drainMs'));
  });
  return async (ctx, next) => {
    if (isDraining) ctx.set('Connection', 'close');
    if (isDraining && ctx.path === '/_health') ctx.status = 503;
    else await next();
  };
};

async function shutDown(strapi: Core.Strapi): Promise<void> {
  setTimeout(() => process.exit(0), 9_000).unref();
  await closeHttpServer(strapi);
  await strapi.destroy();
  process.exit(0);
}

export default drain;
