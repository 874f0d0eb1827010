/** Colours code on the server, so that no browser needs to load a highlighter. Four kinds of words are enough. */
import { all, createLowlight } from 'lowlight';
import { remember } from '#remember.ts';
import type { Token } from './types.ts';

const lowlight = createLowlight(all);

const kinds: [RegExp, Token['kind']][] = [
  [/comment|quote|doctag/, 'comment'],
  [/attr|property|selector|variable|params|symbol/, 'key'],
  [/string|regexp|number|bullet|addition/, 'string'],
  [/keyword|literal|built_in|title|meta|type|name|section|tag|deletion/, 'keyword'],
];

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

export function highlight(code: string, language: string | null | undefined): Token[] {
  if (!language || !lowlight.registered(language)) return [{ text: code }];
  return coloured(code, language);
}

/** Colouring takes longer than the rest of a page; the samples of a site are few. */
const coloured = remember(500, (code, language) =>
  join(flatten(lowlight.highlight(language!, code!).children, undefined)),
);

function flatten(nodes: Node[], kind: Token['kind']): Token[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kind }];
    if (node.type !== 'element') return [];
    return flatten(node.children as Node[], kindOf(String(node.properties.className)) ?? kind);
  });
}

function kindOf(className: string): Token['kind'] {
  return kinds.find(([pattern]) => pattern.test(className))?.[1];
}

/** Neighbours of one kind are one token. */
function join(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && last.kind === token.kind) last.text += token.text;
    else joined.push({ ...token });
  }
  return joined;
}
