import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from '#locales/i18n.ts';
import { localeOf } from '#locales/index.ts';
import { loadMessages } from '#locales/messages.client.ts';
import { rememberLocale } from '#locales/remember.client.ts';

/** A bot keeps the page the server gave it: nothing that happens later in its browser may replace that. */
const isBot = /\w*bot\b|chrome-lighthouse|facebookexternalhit|\bgoogle\b/i.test(navigator.userAgent);

if (!isBot) void start();

async function start(): Promise<void> {
  const locale = localeOf(location.pathname);
  rememberLocale(locale);
  const i18n = createI18n(locale, await loadMessages(locale));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}
