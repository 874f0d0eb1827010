/**
 * The only script of pages without React, inlined into the page (inline-script.ts). Its listeners are on the document,
 * so it also works in pages with React. Without it pages still work, but the language and the theme are not remembered.
 */
import { watchSignedInHint } from '#accounts/session/signed-in-hint.client.ts';
import { localeOf } from '#locales/index.ts';
import { storeLocale } from '#locales/stored-locale.client.ts';
import { storeTheme, checkThemeRadios } from '#theme/stored-theme.client.ts';
import { measureVisit } from './measure-visit.ts';
import { prefetch } from './prefetch.ts';

storeLocale(localeOf(location.pathname));
watchSignedInHint();
measureVisit(document.currentScript);

document.addEventListener('click', ({ target }) => {
  const code = link(target)?.hreflang;
  if (code) storeLocale(code);
});

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name.startsWith('theme')) storeTheme(target.value);
});

// The theme menu may be rendered after this script runs, so its state is also set when the menu is opened.
document.addEventListener('toggle', checkThemeRadios, true);
checkThemeRadios();

// Browsers that support speculation rules get them in a header.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  for (const intent of ['pointerenter', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => void prefetch(link(target)), { capture: true, passive: true });
  }
}

function link(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
