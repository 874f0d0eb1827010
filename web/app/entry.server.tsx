/** Renders a page whole before answering, so that its status, its length and its cache headers are true. */
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { willBeStored } from '#http/cache.server.ts';
import { sealPage } from '#http/content-security.server.ts';
import { NonceContext } from '#http/nonce.ts';
import { TranslationProvider } from '#locales/i18n.tsx';
import { localeOf } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';

const renderLimitMs = 5_000;

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
  const rendered = await render(
    <NonceContext value={nonce}>
      <TranslationProvider t={translatorFor(locale)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </TranslationProvider>
    </NonceContext>,
    nonce,
  );
  const { html, policy } = sealPage(rendered, nonce, new URL(request.url).host, isStored);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Length', String(Buffer.byteLength(html)));
  // The development server puts scripts of its own into the page.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', policy);
  headers.set('Reporting-Endpoints', 'pages="/reports"');
  if (isStored) headers.set('Speculation-Rules', '"/speculation-rules.json"');
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
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
