import type { Core } from '@strapi/strapi';

/**
 * Browsers come to /api/connect through the edge, over https if the site's address says so, and TLS ends before this process:
 * the cookie they are given there is for https only.
 */
const behindTls: Core.MiddlewareFactory = (_, { strapi }) => {
  const isSecure = strapi.config.get<string>('publish.siteUrl').startsWith('https:');
  return async (ctx, next) => {
    if (isSecure && ctx.path.startsWith('/api/connect/')) ctx.cookies.secure = true;
    await next();
  };
};

export default behindTls;
