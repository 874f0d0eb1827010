/**
 * Inlined into the pricing page: remembers the choice of period and currency (radio buttons with `data-remember`), for
 * the next visit and for the other language.
 */
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-remember]')) {
  if (read(input.name) === input.value) input.checked = true;
  input.addEventListener('change', () => store(input.name, input.value));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(`choice-${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`choice-${name}`, value);
  } catch {
    // Storage is switched off. The choice still holds on this page.
  }
}
