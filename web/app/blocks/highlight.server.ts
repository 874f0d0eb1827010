/** Highlights code on the server, so that browsers load no highlighter. Four kinds of tokens are enough. */
import { all, createLowlight } from 'lowlight';
import { memoize } from '#memoize.ts';
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
  return highlightCached(code, language);
}

/** Memoized because highlighting takes longer than the rest of a page; a site has few code samples. */
const highlightCached = memoize(500, (code, language) =>
  mergeTokens(flatten(lowlight.highlight(language!, code!).children, undefined)),
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

/** Merges adjacent tokens of the same kind. */
function mergeTokens(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && last.kind === token.kind) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}
