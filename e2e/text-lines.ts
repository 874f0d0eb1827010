export type Line = {
  element: Element;
  node: Node;
  text: string;
  /** The letters' box in the window: the box of a line is higher. */
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Runs in the page. Collects every visible line of text. */
export function collectLines(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent!.trim();
    if (!text || element.closest('svg, script, style, template, .visually-hidden')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 2) continue;
      lines.push({ element, node, text, left, right, top: top + 0.28 * size, bottom: bottom - 0.3 * size });
    }
  }
  return lines;
}
