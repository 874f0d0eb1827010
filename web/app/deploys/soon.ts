/** Where what was typed waits to be put back (keep-forms.ts). */
export const keptForms = 'forms';

/** Nobody waits for what a page does about builds: it comes a second after React; at once where a text waits to be put back. */
export function soon(): void {
  let wait = 1_000;
  try {
    if (keptForms in sessionStorage) wait = 0;
  } catch {
    // A browser that keeps nothing has kept nothing.
  }
  setTimeout(() => void import('./start.ts').then(({ followBuilds }) => followBuilds()), wait);
}
