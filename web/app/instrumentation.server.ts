/** Measures every request: a duration by route and language, a line in the log, and spans (telemetry/). */
import { continueTrace, failSpan, inSpan } from 'telemetry';
import type { InstrumentationHandlerResult, ServerInstrumentation } from 'react-router';
import { localeOf, withoutLocale } from '#locales/index.ts';
import { log } from '#log.server.ts';
import { requestSeconds } from '#metrics.server.ts';

/** The names of all routes, without the language. React Router calls `route` for each when it starts. */
export const routeNames = new Set<string>();

export const instrumentation: ServerInstrumentation = {
  handler: ({ instrument }) =>
    instrument({
      request: async (handle, { request }) => {
        const { pathname } = new URL(request.url);
        // Several checks a second.
        if (pathname.startsWith('/health/')) return void (await handle());
        await continueTrace(request.headers.get('traceparent'), () =>
          inSpan(`${request.method} request`, { 'url.path': pathname }, async (span) => {
            const startedAt = performance.now();
            const { statusCode: status, meta } = await handle();
            const seconds = (performance.now() - startedAt) / 1000;
            // React Router has no slash before the paths of nested routes.
            const route = meta ? `/${meta.pattern.replace(/^\//, '')}` : 'none';
            span.updateName(`${request.method} ${route}`).setAttributes({ 'http.response.status_code': status });
            if (status >= 500) failSpan(span, `status ${status}`);
            const labels = {
              method: request.method,
              route: withoutLocale(route),
              language: localeOf(pathname),
              status,
            };
            requestSeconds.observe(labels, seconds);
            log.info({ method: request.method, path: pathname, status, ms: Math.round(seconds * 1000) }, 'request');
          }),
        );
      },
    }),
  route: ({ id, instrument }) => {
    routeNames.add(id.split('___')[0]!);
    instrument({
      loader: (run) => measureRoute(`loader ${id}`, run),
      action: (run) => measureRoute(`action ${id}`, run),
    });
  },
};

/** `run` does not throw: it returns what the loader or action has thrown. A thrown response is no fault. */
function measureRoute(name: string, run: () => Promise<InstrumentationHandlerResult>): Promise<void> {
  return inSpan(name, {}, async (span) => {
    const { error } = await run();
    if (error instanceof Error) failSpan(span, error);
  });
}
