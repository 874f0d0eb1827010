import type { Block, Heading, Inline } from './types.ts';

/** The text of inline nodes without marks and links. */
export function plainText(nodes: Inline[]): string {
  return nodes.map((node) => (node.type === 'link' ? plainText(node.children) : node.text)).join('');
}

export function headingsOf(blocks: Block[]): Heading[] {
  return blocks.filter((block) => block.type === 'heading');
}

/** Gives every heading a unique id: `Żółta łódź` is `zolta-lodz`, the second one `zolta-lodz-2`. */
export function assignHeadingIds(headings: Heading[]): void {
  const taken = new Map<string, number>();
  for (const heading of headings) {
    const id = slugify(plainText(heading.children)) || 'section';
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    heading.id = count === 1 ? id : `${id}-${count}`;
  }
}

function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ł/gi, 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
