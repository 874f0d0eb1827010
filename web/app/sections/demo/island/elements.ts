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

/** JSON with its keys and strings marked for highlighting. */
export function highlightJson(json: string): (string | Node)[] {
  return json
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((piece, index, all) =>
      index % 2 ? element('span', { 'data-token': all[index + 1]?.startsWith(':') ? 'key' : 'string' }, piece) : piece,
    );
}
