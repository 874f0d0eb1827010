/**
 * Shows results while somebody types in the search sheet of the header. Loaded when the sheet is opened for the first
 * time. Without it the form leads to the search page.
 */
import type { Suggestions } from './suggestions.ts';

const delayMs = 150;

export function start(sheet: HTMLElement): void {
  const form = sheet.querySelector('form')!;
  const input = form.querySelector('input')!;
  const status = sheet.querySelector<HTMLElement>('[role=status]')!;
  const list = sheet.querySelector('ul')!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  async function suggest(): Promise<void> {
    request?.abort();
    const query = input.value.trim();
    if (query === '') return show({ summary: '', pages: [] });
    request = new AbortController();
    const { signal } = request;
    try {
      const response = await fetch(
        `/suggestions/${document.documentElement.lang}?${new URLSearchParams({ q: query }).toString()}`,
        { signal },
      );
      const suggestions = (await response.json()) as Suggestions;
      if (!signal.aborted) show(suggestions);
    } catch {
      // Aborted by the next letter, or offline: the form still leads to the search page.
      if (!signal.aborted) show({ summary: '', pages: [] });
    }
  }

  function show({ summary, pages }: Suggestions): void {
    status.textContent = summary;
    list.replaceChildren(...pages.map(toItem));
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(), delayMs);
  });
  // The arrow keys lead from the field through the results and back.
  sheet.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  if (input.value) void suggest();
}

function toItem({ type, title, url }: Suggestions['pages'][number]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  for (const { text, isMarked } of title) {
    const part = document.createElement(isMarked ? 'mark' : 'span');
    part.textContent = text;
    link.append(part);
  }
  const kind = document.createElement('small');
  kind.textContent = type;
  item.append(link, ' ', kind);
  return item;
}
