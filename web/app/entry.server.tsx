/** Renders a page whole before answering, so that its status, its length and its cache headers are true. */
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { config } from '#config.server.ts';
import { migrate } from '#database.server.ts';
import { hydrates } from '#hydrates.ts';
import { enquiries } from '#enquiry/enquiries.server.ts';
import { willBeStored } from '#http/cache.server.ts';
import { sealPage } from '#http/content-security.server.ts';
import { NonceContext } from '#http/nonce.ts';
import { allowedSources } from '#http/security.server.ts';
import { TranslationProvider } from '#locales/i18n.tsx';
import { localeOf } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';

const renderLimitMs = 5_000 * config.PATIENCE;

// Sessions, limits and enquiries have their tables from the start. A database that is away is asked again by whoever needs it.
if (import.meta.env.PROD)
  Promise.all([migrate(), enquiries.warmUp()]).catch((error: unknown) =>
    log.warn({ err: error }, 'the database is not ready yet'),
  );

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const nonce = randomBytes(16).toString('base64');
  const isStored = willBeStored(provider, status, headers);
  const rendered =
    renderAtOnce(context, request.url, nonce) ?? (await render(pageTree(context, request.url, nonce), nonce));
  const { html, policy } = sealPage(rendered, nonce, new URL(request.url).host, isStored, allowedSources(provider));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Length', String(Buffer.byteLength(html)));
  // The development server puts scripts of its own into the page.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', policy);
  headers.set('Reporting-Endpoints', 'pages="/reports"');
  if (isStored) headers.set('Speculation-Rules', '"/speculation-rules.json"');
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** Everything a page is, with its data at hand. */
export function pageTree(context: EntryContext, url: string, nonce: string): React.ReactNode {
  return (
    <NonceContext value={nonce}>
      <TranslationProvider t={translatorFor(localeOf(new URL(url).pathname))}>
        <ServerRouter context={context} url={url} {...(import.meta.env.PROD && { nonce })} />
      </TranslationProvider>
    </NonceContext>
  );
}

/**
 * A page that is only read has all it needs at hand and is rendered in one go, at a third of the cost. Where React had to
 * wait for something after all, or a part of the page failed, nothing comes of it, and the page is rendered the long way.
 */
function renderAtOnce(context: EntryContext, url: string, nonce: string): string | null {
  const { serverHandoffStream: _, ...withoutPayload } = context;
  const { matches } = context.staticHandlerContext;
  if (import.meta.env.DEV || matches.some(({ route }) => hydrates(context.routeModules[route.id]?.handle))) return null;
  try {
    const html = renderToString(pageTree(withoutPayload as EntryContext, url, nonce));
    return html.includes('<!--$') ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

/** Any error while rendering is the page's error; half a page is never sent. */
function render(tree: React.ReactNode, nonce: string): Promise<string> {
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
        const body = new PassThrough();
        pipe(body);
        resolve(text(body));
      },
    });
    const timer = setTimeout(() => abort(new Error(`The page took over ${renderLimitMs} ms to render`)), renderLimitMs);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'request failed');
};
