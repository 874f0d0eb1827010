import type { Core } from '@strapi/strapi';

/** Replaces Strapi's access log, which would also log health checks, and what the content store asks this process. */
const accessLog: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    const startedAt = Date.now();
    await next();
    const isOwn = /^duet-(health-check|content-store)$/.test(ctx.get('User-Agent'));
    if (ctx.path === '/_health' || (isOwn && ctx.status === 200)) return;
    strapi.log.http(`${ctx.method} ${ctx.path} (${Date.now() - startedAt} ms) ${ctx.status}`);
  };

export default accessLog;
