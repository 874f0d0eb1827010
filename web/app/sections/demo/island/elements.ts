/** Creates an element with attributes and children. */
export function element(tag: string, attributes: Record<string, string>, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Replaces `{name}` by its value. */
export function fillIn(text: string, values: Record<string, string | number | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** JSON with its keys marked for highlighting. The rest has one colour: more elements would make a tab slow to open. */
export function highlightJson(json: string): HTMLElement {
  const pieces = json
    .split(/("(?:[^"\\]|\\.)*"(?=:))/)
    .map((piece, index) => (index % 2 ? element('span', { 'data-token': 'key' }, piece) : piece));
  return element('span', { 'data-token': 'string' }, ...pieces);
}

/** Runs the callback in a task of its own after the next frame, so that a long task becomes several short ones. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
