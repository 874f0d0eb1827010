import { Blocks } from '#blocks/blocks.tsx';
import { Picture } from '#content/fields/picture.tsx';
import type { SectionProps } from '../section.ts';
import type { ImageTextData } from './image-text.server.ts';
import styles from './image-text.module.css';

export function ImageText({ data, locale, titleAs: Title }: SectionProps<ImageTextData>) {
  return (
    <section className={`wrap ${styles.section} ${data.side === 'right' ? styles.right : ''}`}>
      <figure>
        <Picture
          image={data.image}
          alt={data.imageAlt}
          sizes="(min-width: 68.75rem) 40rem, 100vw"
          className={styles.picture}
        />
        {data.caption && <figcaption>{data.caption}</figcaption>}
      </figure>
      <div>
        {data.title && <Title>{data.title}</Title>}
        <Blocks blocks={data.body} locale={locale} topLevel={data.title ? 3 : 2} />
      </div>
    </section>
  );
}
