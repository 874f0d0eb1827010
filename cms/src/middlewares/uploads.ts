import type { Core } from '@strapi/strapi';
import { fileTag } from '../tags';

/**
 * A picture keeps its name when it is replaced, so browsers ask again after a minute; the edge keeps it until src/publish.ts
 * says that it changed. Uploaded files are data, not pages: opened by themselves they can run nothing.
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
