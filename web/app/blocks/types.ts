import type { Image } from '#content/fields/field-schemas.server.ts';

export type Text = {
  type: 'text';
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strikethrough: boolean;
  code: boolean;
};
export type Link = { type: 'link'; url: string; children: Text[] };
export type Inline = Text | Link;
export type ListItem = { type: 'list-item'; children: Inline[] };
export type List = { type: 'list'; format: 'ordered' | 'unordered'; children: (ListItem | List)[] };
export type Heading = { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; id: string; children: Inline[] };

/** A token of highlighted code. */
export type Token = { text: string; kind?: 'key' | 'string' | 'keyword' | 'comment' | undefined };

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'quote'; children: Inline[] }
  | Heading
  | { type: 'code'; tokens: Token[] }
  | { type: 'image'; image: Image; caption: string | undefined }
  | List;
