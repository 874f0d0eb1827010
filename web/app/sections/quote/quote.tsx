import type { SectionProps } from '../section.ts';
import type { QuoteData } from './quote.server.ts';

export function Quote({ data }: SectionProps<QuoteData>) {
  return (
    <section>
      <figure>
        <blockquote>
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
