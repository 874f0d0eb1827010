import { Picture } from '#content/fields/picture.tsx';
import { Illustration } from '#theme/illustration.tsx';
import type { SectionProps } from '../section.ts';
import type { QuoteData } from './quote.server.ts';
import styles from './quote.module.css';

export function Quote({ data }: SectionProps<QuoteData>) {
  const isPictured = Boolean(data.image ?? data.illustration);
  const isLong = data.text.length > 220;
  return (
    <section className={styles.quote}>
      <figure className={`wrap ${isPictured ? styles.pictured : styles.plain}`}>
        {data.image && (
          <Picture
            image={data.image}
            alt={data.imageAlt}
            sizes="(min-width: 44rem) 31rem, 19rem"
            className={`${styles.portrait} ${styles.photo}`}
          />
        )}
        {data.illustration && !data.image && <Illustration name={data.illustration} className={styles.portrait} />}
        <blockquote className={`cut ${isLong ? styles.long : ''}`}>
          <p>{data.text}</p>
        </blockquote>
        <figcaption>
          {data.person}
          {data.role && `, ${data.role}`}
        </figcaption>
      </figure>
    </section>
  );
}
