/** Renders a page whole before answering, so that its status, its length and its cache headers are true. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerRouter, isRouteErrorResponse, type EntryContext, type HandleErrorFunction } from 'react-router';
import { createI18n } from '#locales/i18n.ts';
import { localeOf } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';

const renderLimitMs = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const html = await render(
    <I18nextProvider i18n={createI18n(locale, messagesFor(locale))}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Length', String(html.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(html), { status, headers });
}

/** Any error while rendering is the page's error; half a page is never sent. */
function render(tree: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(tree, {
      onError: (error) => {
        failure ??= error;
      },
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(timer);
        if (failure) return reject(failure);
        const body = new PassThrough();
        pipe(body);
        resolve(buffer(body));
      },
    });
    const timer = setTimeout(() => abort(new Error(`The page took over ${renderLimitMs} ms to render`)), renderLimitMs);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'request failed');
};
