import type { Core } from '@strapi/strapi';
import { sameSecret } from '../same-secret';

/**
 * Calls about accounts come from the site's server, which counts attempts and knows its visitors. Somebody who finds this
 * address directly gets no further: they lack the token. `/api/connect` is opened by browsers, on their way to a provider.
 */
const accountsDoor: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    if (
      /^\/+api\/+(auth|users|account)(\/|$)/i.test(ctx.path) &&
      !sameSecret(ctx.get('X-Web-Token'), strapi.config.get<string>('startup.webApiToken'))
    ) {
      ctx.status = 404;
      return;
    }
    await next();
    // An outage is not a "no": nobody is signed out by it.
    if (ctx.state.couldNotLook && (ctx.status === 401 || ctx.status === 403)) ctx.status = 503;
  };

export default accountsDoor;
