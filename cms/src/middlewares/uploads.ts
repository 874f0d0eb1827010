import type { Core } from '@strapi/strapi';
import { fileTag } from '../tags';

/**
 * A picture keeps its file name when it is replaced, so browsers cache it for a minute only. The edge caches it until
 * src/publish/ purges it. The Content-Security-Policy prevents scripts in uploaded files, for example in SVG.
 */
const uploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (!ctx.path.startsWith('/uploads/') || ctx.status !== 200) return;
  ctx.set('Cache-Control', 'public, max-age=60, s-maxage=31536000');
  ctx.set('Surrogate-Key', fileTag(ctx.path));
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.remove('Set-Cookie');
};

export default uploads;
