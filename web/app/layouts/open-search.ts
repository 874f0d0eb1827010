type SearchSheet = { start: (sheet: HTMLElement) => void };

const started = new WeakSet<HTMLElement>();

/** Loads the script of the search sheet when it is first opened, and opens it with the key "/". */
export function watchSearchSheet(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.dataset.search) return;
      target.querySelector('input')?.focus();
      if (started.has(target)) return;
      started.add(target);
      // Without the script the form still leads to the search page.
      import(/* @vite-ignore */ target.dataset.search).then(
        ({ start }: SearchSheet) => start(target),
        () => {},
      );
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    const sheet = document.querySelector<HTMLDetailsElement>('details[data-search]');
    if (!sheet) return;
    event.preventDefault();
    sheet.open = true;
  });
}
