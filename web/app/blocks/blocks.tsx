import { Fragment, type ReactNode } from 'react';
import { isExternal, resolveHref } from '#content/fields/href.ts';
import { Picture } from '#content/fields/picture.tsx';
import styles from './blocks.module.css';
import { CodeLines } from './code-lines.tsx';
import { headingsOf, plainText } from './headings.ts';
import type { Block, Inline, List, ListItem, Text } from './types.ts';

type Props = {
  blocks: Block[];
  locale: string;
  /** The level of the text's topmost headings: one below the heading above the text. */
  topLevel?: 2 | 3 | 4;
};

/** Renders the CMS's rich text: a pure function of its data, without context, state or HTML strings. */
export function Blocks({ blocks, locale, topLevel = 2 }: Props) {
  // Editors start with level 1, 2 or 3. The levels are shifted so that the page skips none.
  const shift = topLevel - Math.min(...headingsOf(blocks).map(({ level }) => level));
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{renderBlock(block, locale, shift)}</Fragment>
      ))}
    </div>
  );
}

function renderBlock(block: Block, locale: string, shift: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{isEmpty(block.children) ? <br /> : renderInlines(block.children, locale)}</p>;
    case 'quote':
      return (
        <blockquote>
          <p>{renderInlines(block.children, locale)}</p>
        </blockquote>
      );
    case 'heading': {
      const Tag = `h${Math.min(block.level + shift, 6)}` as 'h2';
      return (
        <Tag id={block.id} data-level={block.level}>
          {renderInlines(block.children, locale)}
        </Tag>
      );
    }
    case 'code':
      return (
        <pre className="night" tabIndex={0}>
          <code>
            <CodeLines tokens={block.tokens} />
          </code>
        </pre>
      );
    case 'image':
      return (
        <figure>
          <Picture image={block.image} sizes="(min-width: 48rem) 44rem, 100vw" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'list':
      return renderList(block, locale);
  }
}

/** Strapi puts a nested list after its item; in HTML it must be inside. */
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
          {item && renderInlines(item.children, locale)}
          {nested.map((inner, innerIndex) => (
            <Fragment key={innerIndex}>{renderList(inner, locale)}</Fragment>
          ))}
        </li>
      ))}
    </Tag>
  );
}

function renderInlines(nodes: Inline[], locale: string): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'text' ? renderText(node) : renderLink(node.url, node.children, locale)}
    </Fragment>
  ));
}

function renderLink(url: string, children: Text[], locale: string): ReactNode {
  const text = children.map((child, index) => <Fragment key={index}>{renderText(child)}</Fragment>);
  const href = resolveHref(url, locale);
  if (!href) return text;
  return (
    <a href={href} rel={isExternal(href) ? 'noopener' : undefined}>
      {text}
    </a>
  );
}

/** Nests marks in a fixed order. */
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

function isEmpty(nodes: Inline[]): boolean {
  return plainText(nodes) === '';
}
