/** The text of an entry as visitors read it, in passages: each begins with a heading. Reads nothing. */
import type { Attribute, Schemas } from '../populate-components';

export type Passage = {
  heading: string;
  /** The id of the heading on the page, if it has one. */
  anchor: string;
  text: string;
};

type Entry = Record<string, unknown>;
type Block = { type: string; text?: string; children?: Block[] };

const textTypes = /^(string|text|richtext)$/;
/** Headings of sections and of what is in them. */
const headingFields = /^(title|name|question|nextTitle|officesTitle|comparisonTitle|comicTitle)$/;
/** Not text of the page, or only examples. */
const skippedFields = /^(slug|path|phone|postalCode|locale|value|unit)$|Alt$/;
const skippedComponents = /^parts\.(link|seo|social|sample|ledger-row|hours|point|logo)$/;

/** `headingIds` gives the headings in a text their ids, as the web does. */
export function passagesOf(
  entry: Entry,
  attributes: Record<string, Attribute>,
  components: Schemas,
  headingIds: (headings: string[]) => string[],
): Passage[] {
  const passages: Passage[] = [{ heading: '', anchor: '', text: '' }];
  const addText = (text: string) => {
    const last = passages.at(-1)!;
    last.text = `${last.text} ${text}`.trim();
  };
  const addHeading = (heading: string) => {
    const passage = { heading, anchor: '', text: '' };
    passages.push(passage);
    return passage;
  };
  /** Headings in texts: their ids are unique on the page (web/app/sections/zone.server.ts). */
  const anchored: Passage[] = [];

  const addBlocks = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.type === 'heading') anchored.push(addHeading(textOf(block)));
      else if (block.type !== 'code') addText(textOf(block));
    }
  };

  const addFields = (fields: Entry, types: Record<string, Attribute>) => {
    for (const [name, { type, component }] of Object.entries(types)) {
      const value = fields[name];
      if (value === null || value === undefined || skippedFields.test(name)) continue;
      if (textTypes.test(type) && typeof value === 'string') {
        if (headingFields.test(name)) addHeading(value);
        else addText(value);
      } else if (type === 'blocks') addBlocks(value as Block[]);
      else if (type === 'component') for (const part of [value].flat()) addComponent(component!, part as Entry);
      else if (type === 'dynamiczone')
        for (const part of value as Entry[]) addComponent(String(part.__component), part);
    }
  };

  const addComponent = (name: string, fields: Entry) => {
    if (!skippedComponents.test(name)) addFields(fields, components[name]!.attributes);
  };

  const { title: _title, name: _name, ...others } = attributes;
  addFields(entry, others);
  headingIds(anchored.map(({ heading }) => heading)).forEach((id, index) => (anchored[index]!.anchor = id));
  return passages.filter(({ heading, text }) => heading || text);
}

/** The title of an entry. */
export function titleOf(entry: Entry): string {
  const title = entry.title ?? entry.name;
  return typeof title === 'string' ? title : '';
}

function textOf({ text = '', children = [] }: Block): string {
  return text + children.map(textOf).join(children.some(({ type }) => type === 'list-item') ? ' ' : '');
}
