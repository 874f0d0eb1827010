import type { Block, Heading, Inline } from './types.ts';

/** The plain words of inline parts. */
export function plainText(parts: Inline[]): string {
  return parts.map((part) => (part.type === 'link' ? plainText(part.children) : part.text)).join('');
}

/** An id for every heading, in order, unique on the page: `Żółta łódź` is `zolta-lodz`, the second one `zolta-lodz-2`. */
export function headingIds(blocks: Block[]): Map<Heading, string> {
  const ids = new Map<Heading, string>();
  const taken = new Map<string, number>();
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    const id = slugify(plainText(block.children)) || 'section';
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    ids.set(block, count === 1 ? id : `${id}-${count}`);
  }
  return ids;
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
