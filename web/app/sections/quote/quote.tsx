import { Illustration } from '#theme/illustration.tsx';
import type { SectionProps } from '../section.ts';
import type { QuoteData } from './quote.server.ts';
import styles from './quote.module.css';

export function Quote({ data }: SectionProps<QuoteData>) {
  const isLong = data.text.length > 220;
  return (
    <section className={styles.quote}>
      <figure className={`wrap ${data.illustration ? styles.pictured : styles.plain}`}>
        {data.illustration && <Illustration name={data.illustration} className={styles.portrait} />}
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
