/**
 * Helpers for writing Strapi's `blocks` in seed files. Inline helpers have one letter: `b('text')`, `a('text',
 * '/pricing')`.
 */

export type Text = {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
  code?: true;
};
export type Link = { type: 'link'; url: string; children: Text[] };
export type Inline = Text | Link;
export type Item = { type: 'list-item'; children: Inline[] };
export type List = { type: 'list'; format: 'ordered' | 'unordered'; indentLevel?: number; children: (Item | List)[] };
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'quote'; children: Inline[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { type: 'code'; language: string; children: Text[] }
  | { type: 'image'; image: { seedFile: string; alternativeText: string; caption?: string }; children: Text[] }
  | List;

type InlineContent = string | Inline;

const text = (value: string): Text => ({ type: 'text', text: value });
const inline = (content: InlineContent[]): Inline[] =>
  content.map((item) => (typeof item === 'string' ? text(item) : item));

export const b = (value: string): Text => ({ ...text(value), bold: true });
export const i = (value: string): Text => ({ ...text(value), italic: true });
export const u = (value: string): Text => ({ ...text(value), underline: true });
export const s = (value: string): Text => ({ ...text(value), strikethrough: true });
export const c = (value: string): Text => ({ ...text(value), code: true });
export const a = (label: string, url: string): Link => ({ type: 'link', url, children: [text(label)] });

export const p = (...content: InlineContent[]): Block => ({ type: 'paragraph', children: inline(content) });
export const quote = (...content: InlineContent[]): Block => ({ type: 'quote', children: inline(content) });
export const h = (level: 1 | 2 | 3 | 4 | 5 | 6, ...content: InlineContent[]): Block => ({
  type: 'heading',
  level,
  children: inline(content),
});
export const code = (language: string, source: string): Block => ({ type: 'code', language, children: [text(source)] });
export const image = (seedFile: string, alternativeText: string, caption?: string): Block => ({
  type: 'image',
  image: { seedFile, alternativeText, ...(caption && { caption }) },
  children: [text('')],
});

/** An entry of a list: one inline or an array of them. `nested(ul(...))` adds a list below the previous entry. */
type Entry = InlineContent | InlineContent[] | { nested: List };
export const ul = (...entries: Entry[]): List => list('unordered', entries);
export const ol = (...entries: Entry[]): List => list('ordered', entries);
export const nested = (inner: List): { nested: List } => ({ nested: inner });

function list(format: List['format'], entries: Entry[]): List {
  return {
    type: 'list',
    format,
    children: entries.map((entry) => {
      if (typeof entry === 'object' && 'nested' in entry) return { ...entry.nested, indentLevel: 1 };
      return { type: 'list-item', children: inline(Array.isArray(entry) ? entry : [entry]) };
    }),
  };
}
