/** The schema of Strapi's `blocks` field. Unknown and invalid nodes are skipped. */
import { z } from 'zod';
import { image as imageSchema, optionalText } from '#content/fields/field-schemas.server.ts';
import { assignHeadingIds } from './heading-ids.server.ts';
import { headingsOf, plainText } from './headings.ts';
import { highlight } from './highlight.server.ts';
import type { Block, Inline, List, ListItem, Text } from './types.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

const text: z.ZodType<Text> = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: flag,
  italic: flag,
  underline: flag,
  strikethrough: flag,
  code: flag,
});

/** Keeps valid nodes and skips the others, so that one invalid node does not break the page. */
const children = <T>(node: z.ZodType<T>) =>
  z.array(z.unknown()).transform((nodes) =>
    nodes.flatMap((one) => {
      const parsed = node.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const link = z.object({ type: z.literal('link'), url: z.string(), children: children(text) });
const inline: z.ZodType<Inline> = z.union([text, link]);

const listItem: z.ZodType<ListItem> = z.object({ type: z.literal('list-item'), children: children(inline) });
const list: z.ZodType<List> = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  children: z.lazy(() => children(z.union([listItem, list]))),
});

const image = z
  .object({ type: z.literal('image'), image: imageSchema.extend({ caption: optionalText }) })
  .transform(({ type, image: { caption, ...rest } }) => ({ type, image: rest, caption }));

const heading = z
  .object({ type: z.literal('heading'), level: z.literal([1, 2, 3, 4, 5, 6]), children: children(inline) })
  .transform((block) => ({ ...block, id: '' }));

const code = z
  .object({ type: z.literal('code'), language: z.string().nullish(), children: children(text) })
  .transform(({ type, language, children: nodes }) => ({ type, tokens: highlight(plainText(nodes), language) }));

const block: z.ZodType<Block> = z.union([
  z.object({ type: z.literal('paragraph'), children: children(inline) }),
  z.object({ type: z.literal('quote'), children: children(inline) }),
  heading,
  code,
  list,
  image,
]);

/** An empty field is null in Strapi; it becomes an empty list. */
export const blocks = z
  .array(z.unknown())
  .nullish()
  .transform((value) => {
    const valid = children(block).parse(value ?? []);
    assignHeadingIds(headingsOf(valid));
    return valid;
  });
