import type { Core } from '@strapi/strapi';

/** Replaces Strapi's access log, which would also log the health checks every second. */
const accessLog: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    const startedAt = Date.now();
    await next();
    if (ctx.path === '/_health' || (ctx.get('User-Agent') === 'duet-health-check' && ctx.status === 200)) return;
    strapi.log.http(`${ctx.method} ${ctx.path} (${Date.now() - startedAt} ms) ${ctx.status}`);
  };

export default accessLog;
