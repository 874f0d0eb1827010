import { Blocks } from '#blocks/blocks.tsx';
import { TableOfContents } from '#blocks/table-of-contents.tsx';
import type { SectionProps } from '../section.ts';
import type { RichTextData } from './rich-text.server.ts';
import styles from './rich-text.module.css';

export function RichText({ data, locale, titleAs: Title, contents, hasContents }: SectionProps<RichTextData>) {
  return (
    <section className={`wrap ${styles.section} ${hasContents ? styles.beside : ''}`}>
      {contents.length > 0 && <TableOfContents headings={contents} />}
      <div className={`${styles.text} ${data.title && !hasContents ? styles.titled : ''}`}>
        {data.title && <Title>{data.title}</Title>}
        <div>
          <Blocks blocks={data.body} locale={locale} topLevel={data.title ? 3 : 2} />
        </div>
      </div>
    </section>
  );
}
