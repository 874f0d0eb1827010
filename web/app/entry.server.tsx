/** Renders the complete page before it is sent, so that status, length and cache headers are correct. */
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { measureClockOffset } from 'database';
import { inSpan, traceFields } from 'telemetry';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { config } from '#config.server.ts';
import { database } from '#database.server.ts';
import { announceBuild } from '#deploys/announce.server.ts';
import { announceQueries } from '#deploys/announce-queries.server.ts';
import { hydrates } from '#hydrates.ts';
import { instrumentation } from '#instrumentation.server.ts';
import { isCacheable } from '#http/cache.server.ts';
import { applyContentSecurityPolicy } from '#http/content-security.server.ts';
import { toMarkdown, wantsMarkdown } from '#http/markdown.server.ts';
import { NonceContext } from '#http/nonce.ts';
import { allowedSources } from '#http/security.server.ts';
import { TraceIdContext } from '#layouts/error-reference.tsx';
import { TranslationProvider } from '#locales/i18n.tsx';
import { localeOf } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';
import { clockOffset, metricsText } from '#metrics.server.ts';
import { matchedHandles, withoutHydration } from '#react-router-internals/entry-context.server.ts';
import { reportNotFound } from '#not-found/report.server.ts';
import { checkSettings } from '#readiness.server.ts';
import { reportSearches } from '#search/report.server.ts';
import { preloadAnalysers } from '#search/search.server.ts';

export { openPreview } from '#preview/open.server.ts';

export const instrumentations = [instrumentation];

/** For the port of the metrics. Without the database, the clock keeps its last value. */
export async function readMetrics(): Promise<string> {
  await measureClockOffset(database).then(
    (seconds) => clockOffset.set(seconds),
    () => {},
  );
  return metricsText();
}

const renderTimeoutMs = 5_000 * config.TIMEOUT_FACTOR;

// Also migrates the tables for sessions, rate limits and enquiries. If the database is down, later requests try again.
if (import.meta.env.PROD) {
  void checkSettings();
  void announceBuild();
  void announceQueries();
  preloadAnalysers();
  reportNotFound();
  reportSearches();
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const nonce = randomBytes(16).toString('base64');
  const isCached = isCacheable(provider, status, headers);
  const rendered = await inSpan(
    'render',
    {},
    async () =>
      renderSynchronously(context, request.url, nonce) ?? render(pageTree(context, request.url, nonce), nonce),
  );
  if (isCached && wantsMarkdown(request)) {
    headers.set('Content-Type', 'text/markdown; charset=utf-8');
    headers.set('Content-Language', locale);
    return new Response(request.method === 'HEAD' ? null : await toMarkdown(rendered.toString(), request.url), {
      status,
      headers,
    });
  }
  const { body, policy } = applyContentSecurityPolicy(
    rendered,
    nonce,
    new URL(request.url).host,
    isCached,
    allowedSources(provider),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Length', String(body.length));
  // Not in development, because the development server adds its own scripts to the page.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', policy);
  headers.set('Reporting-Endpoints', 'pages="/reports"');
  if (isCached) headers.set('Speculation-Rules', '"/speculation-rules.json"');
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** The React tree of a page. */
export function pageTree(context: EntryContext, url: string, nonce: string): React.ReactNode {
  return (
    <NonceContext value={nonce}>
      <TraceIdContext value={traceFields().traceId}>
        <TranslationProvider t={translatorFor(localeOf(new URL(url).pathname))}>
          <ServerRouter context={context} url={url} {...(import.meta.env.PROD && { nonce })} />
        </TranslationProvider>
      </TraceIdContext>
    </NonceContext>
  );
}

/**
 * Pages without React in the browser are rendered with renderToString, at a third of the cost. Returns null if React
 * suspended or an error occurred; the page is then rendered as a stream.
 */
function renderSynchronously(context: EntryContext, url: string, nonce: string): Buffer<ArrayBuffer> | null {
  if (import.meta.env.DEV || matchedHandles(context).some(hydrates)) return null;
  try {
    const page = Buffer.from(`<!DOCTYPE html>${renderToString(pageTree(withoutHydration(context), url, nonce))}`);
    return page.includes('<!--$') ? null : page;
  } catch {
    return null;
  }
}

/** Any error while rendering fails the whole page; an incomplete page is never sent. */
function render(tree: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onError: (error) => {
        failure ??= error;
      },
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(timer);
        if (failure) return reject(failure);
        const page = new PassThrough();
        pipe(page);
        resolve(buffer(page));
      },
    });
    const timer = setTimeout(
      () => abort(new Error(`The page took over ${renderTimeoutMs} ms to render`)),
      renderTimeoutMs,
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'request failed');
};
