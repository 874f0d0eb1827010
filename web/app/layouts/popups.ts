/**
 * Inlined after the header: closes its menus with Escape, with a click elsewhere, and when the focus leaves them, and opens
 * the search sheet.
 */
import { watchSearchSheet } from './open-search.ts';

watchSearchSheet();

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const popup = openPopup();
  if (!popup) return;
  popup.open = false;
  popup.querySelector('summary')?.focus();
});
for (const event of ['pointerdown', 'focusin']) {
  document.addEventListener(event, ({ target }) => {
    const popup = openPopup();
    if (popup && target instanceof Node && !popup.contains(target)) popup.open = false;
  });
}

function openPopup(): HTMLDetailsElement | null {
  return document.querySelector('details[name=header][open]');
}
