import type { Core } from '@strapi/strapi';
import { requestSeconds } from '../telemetry/metrics';
import { continueTrace, failSpan, inSpan, newTraceparent } from '../telemetry/tracing';

/**
 * A span, a duration and a line in the log for each request, except health checks. Replaces Strapi's access log, which
 * would also log what the content store asks this process.
 */
const measureRequests: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    if (ctx.path === '/_health') return next();
    const { method } = ctx;
    const traceparent = ctx.get('traceparent') || newTraceparent(strapi.config.get<number>('monitoring.samplePercent'));
    await continueTrace(traceparent, () =>
      inSpan(`${method} request`, { 'url.path': ctx.path }, async (span) => {
        const startedAt = performance.now();
        await next();
        const ms = Math.round(performance.now() - startedAt);
        const route = typeof ctx._matchedRoute === 'string' ? ctx._matchedRoute : 'none';
        span.updateName(`${method} ${route}`).setAttributes({ 'http.response.status_code': ctx.status });
        if (ctx.status >= 500) failSpan(span, `status ${ctx.status}`);
        requestSeconds.observe({ method, route, status: `${Math.floor(ctx.status / 100)}xx` }, ms / 1000);
        const isOwn = /^duet-(health-check|content-store)$/.test(ctx.get('User-Agent'));
        if (!isOwn || ctx.status !== 200)
          strapi.log.http('request', { method, path: ctx.path, status: ctx.status, ms });
      }),
    );
  };

export default measureRequests;
