import type { Core } from '@strapi/strapi';

/** One line per request, in place of Strapi's own, which would also tell every second that somebody asked for health. */
const accessLog: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    const began = Date.now();
    await next();
    if (ctx.path === '/_health' || (ctx.get('User-Agent') === 'duet-watch' && ctx.status === 200)) return;
    strapi.log.http(`${ctx.method} ${ctx.path} (${Date.now() - began} ms) ${ctx.status}`);
  };

export default accessLog;
