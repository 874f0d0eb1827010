import type { Core } from '@strapi/strapi';

/**
 * Uploaded files have unguessable, never reused names, so the edge may keep them for long. They are data, not pages:
 * opened by themselves they can run nothing.
 */
const uploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (!ctx.path.startsWith('/uploads/') || ctx.status !== 200) return;
  ctx.set('Cache-Control', 'public, max-age=31536000, s-maxage=31536000, immutable');
  ctx.set('Surrogate-Key', 'uploads');
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.remove('Set-Cookie');
};

export default uploads;
