import type { Core } from '@strapi/strapi';
import { callPath } from '../call-path';

/**
 * Browsers open `/connect` through the edge. TLS ends before this process, so Koa sees http; if the site's URL is
 * https, the session cookie still gets the Secure attribute.
 */
const behindTls: Core.MiddlewareFactory = (_, { strapi }) => {
  const isSecure = strapi.config.get<string>('publish.siteUrl').startsWith('https:');
  return async (ctx, next) => {
    if (isSecure && callPath(strapi, ctx.path)?.startsWith('/connect/')) ctx.cookies.secure = true;
    await next();
  };
};

export default behindTls;
