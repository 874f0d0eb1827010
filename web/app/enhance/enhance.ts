/**
 * The only script of a page that is just read, put into the page itself (inline-script.ts). It listens at the document, so
 * it serves pages that React has taken over just as well. Without it everything still works; nothing is remembered.
 */
import { watchAccount } from '#accounts/hint.client.ts';
import { localeOf } from '#locales/index.ts';
import { rememberLocale } from '#locales/remember.client.ts';
import { rememberTheme, showTheme } from '#theme/remember.client.ts';
import { prefetch } from './prefetch.ts';

rememberLocale(localeOf(location.pathname));
watchAccount();

document.addEventListener('click', ({ target }) => {
  const code = link(target)?.hreflang;
  if (code) rememberLocale(code);
});

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name.startsWith('theme')) rememberTheme(target.value);
});

// The choice may be drawn later than this runs; it is looked at when it is opened.
document.addEventListener('toggle', showTheme, true);
showTheme();

// Browsers that know speculation rules have been given them in a header.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  for (const intent of ['pointerenter', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => void prefetch(link(target)), { capture: true, passive: true });
  }
}

function link(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
