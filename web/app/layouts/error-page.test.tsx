import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { TranslationProvider } from '#locales/i18n.tsx';
import { translatorFor } from '#locales/messages.server.ts';
import { ErrorPage } from './error-page.tsx';
import { TraceIdContext } from './error-reference.tsx';

async function render(error: unknown, traceId?: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter initialEntries={['/pricing']}>
      <TranslationProvider t={translatorFor('en')}>
        <TraceIdContext value={traceId}>
          <ErrorPage error={error} />
        </TraceIdContext>
      </TranslationProvider>
    </MemoryRouter>,
  );
  return text(prelude);
}

test.each([
  ['text, as the edge sends', '<!doctype html><title>503</title>'],
  ['nothing', null],
  ['an unknown object', { message: 'no' }],
  ['a Problem', { code: 'unavailable' }],
])('says that the content is unavailable for a 503 with %s', async (_, data) => {
  expect(await render(new ErrorResponse(503, 'Service Unavailable', data))).toContain(
    'We cannot reach our content right now.',
  );
});

test.each([
  ['text', 'Not Found'],
  ['nothing', null],
  ['a Problem', { code: 'unmatched', path: '/pricing' }],
])('names the path for a 404 with %s', async (_, data) => {
  expect(await render(new ErrorResponse(404, 'Not Found', data))).toContain('Page not found: /pricing');
});

test('shows a server error for anything else', async () => {
  for (const error of [new Error('x'), 'x', null, undefined, new ErrorResponse(500, '', 'x')])
    expect(await render(error)).toContain('Something broke on our side');
});

test('says what to publish when the site has no content', async () => {
  expect(await render(new ErrorResponse(503, 'Service Unavailable', { code: 'empty' }))).toContain(
    'publish “Site” and “Home”',
  );
});

test('shows the id of the trace for a fault, and not for a page that is stored in the cache', async () => {
  expect(await render(new Error('x'), '4071')).toContain('please quote the number 4071.');
  expect(await render(new ErrorResponse(404, 'Not Found', null), '4071')).not.toContain('4071');
});
