import type { Block, Heading, Inline } from './types.ts';

/** The text of inline nodes without marks and links. */
export function plainText(nodes: Inline[]): string {
  return nodes.map((node) => (node.type === 'link' ? plainText(node.children) : node.text)).join('');
}

export function headingsOf(blocks: Block[]): Heading[] {
  return blocks.filter((block) => block.type === 'heading');
}
