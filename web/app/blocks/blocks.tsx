import { Fragment, type ReactNode } from 'react';
import { isExternal, resolveHref } from '#content/href.ts';
import { headingIds, plainText } from './headings.ts';
import type { Block, Heading, Inline, List, ListItem, Text } from './types.ts';

type Props = { blocks: Block[]; locale: string };

/** Shows the CMS's rich text. A pure function of its data: no context, no state, no HTML from strings. */
export function Blocks({ blocks, locale }: Props) {
  const ids = headingIds(blocks);
  return blocks.map((block, index) => (
    <Fragment key={index}>{renderBlock(block, locale, (heading) => ids.get(heading))}</Fragment>
  ));
}

function renderBlock(block: Block, locale: string, idOf: (heading: Heading) => string | undefined): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{isEmpty(block.children) ? <br /> : inlines(block.children, locale)}</p>;
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(block.children, locale)}</p>
        </blockquote>
      );
    case 'heading': {
      // The page's own title is the one h1, so the six levels begin one lower; level 6 shares h6 with level 5.
      const Tag = `h${Math.min(block.level + 1, 6)}` as 'h2';
      return (
        <Tag id={idOf(block)} data-level={block.level}>
          {inlines(block.children, locale)}
        </Tag>
      );
    }
    case 'code':
      return (
        <pre tabIndex={0} data-language={block.language}>
          <code>{plainText(block.children)}</code>
        </pre>
      );
    case 'image':
      return (
        <figure>
          <img src={block.url} alt={block.alternativeText} width={block.width} height={block.height} loading="lazy" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'list':
      return renderList(block, locale);
  }
}

/** Strapi puts a nested list beside the item it belongs to; HTML wants it inside. */
function renderList(list: List, locale: string): ReactNode {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul';
  const items: { item: ListItem | null; nested: List[] }[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (child.type === 'list-item') items.push({ item: child, nested: [] });
    else if (last) last.nested.push(child);
    else items.push({ item: null, nested: [child] });
  }
  return (
    <Tag>
      {items.map(({ item, nested }, index) => (
        <li key={index}>
          {item && inlines(item.children, locale)}
          {nested.map((inner, innerIndex) => (
            <Fragment key={innerIndex}>{renderList(inner, locale)}</Fragment>
          ))}
        </li>
      ))}
    </Tag>
  );
}

function inlines(parts: Inline[], locale: string): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part.type === 'text' ? renderText(part) : renderLink(part.url, part.children, locale)}
    </Fragment>
  ));
}

function renderLink(url: string, children: Text[], locale: string): ReactNode {
  const words = children.map((child, index) => <Fragment key={index}>{renderText(child)}</Fragment>);
  const href = resolveHref(url, locale);
  if (!href) return words;
  return (
    <a href={href} rel={isExternal(href) ? 'noopener' : undefined}>
      {words}
    </a>
  );
}

/** Marks nest in one fixed order, whatever order an editor clicked them in. */
function renderText({ text, bold, italic, underline, strikethrough, code }: Text): ReactNode {
  let node: ReactNode = text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
  if (code) node = <code>{node}</code>;
  if (strikethrough) node = <s>{node}</s>;
  if (underline) node = <u>{node}</u>;
  if (italic) node = <em>{node}</em>;
  if (bold) node = <strong>{node}</strong>;
  return node;
}

function isEmpty(parts: Inline[]): boolean {
  return plainText(parts) === '';
}
