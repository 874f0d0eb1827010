import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { Started } from '#deploys/started.tsx';
import { TranslationProvider, translator } from '#locales/i18n.tsx';
import { trustReact } from '#http/trusted-types.ts';
import { localeOf } from '#locales/index.ts';
import { loadMessages } from '#locales/messages.client.ts';

/** A bot keeps the page the server gave it: nothing that happens later in its browser may replace that. */
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
          <Started>
            <HydratedRouter />
          </Started>
        </TranslationProvider>
      </StrictMode>,
    );
  });
}
