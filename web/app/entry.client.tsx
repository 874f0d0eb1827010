import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BuildMonitor } from '#deploys/build-monitor.tsx';
import { TranslationProvider, translator } from '#locales/i18n.tsx';
import { trustReact } from '#http/trusted-types.ts';
import { localeOf } from '#locales/index.ts';
import { loadMessages } from '#locales/messages.client.ts';

/** For bots the page is not hydrated, so that nothing can replace the HTML of the server. */
const isBot = /\w*bot\b|chrome-lighthouse|facebookexternalhit|\bgoogle\b/i.test(navigator.userAgent);

trustReact();
if (!isBot) void start();

async function start(): Promise<void> {
  const locale = localeOf(location.pathname);
  const t = translator(locale, await loadMessages(locale));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider t={t}>
          <BuildMonitor>
            <HydratedRouter />
          </BuildMonitor>
        </TranslationProvider>
      </StrictMode>,
    );
  });
}
