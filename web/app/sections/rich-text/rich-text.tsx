import { Blocks } from '#blocks/blocks.tsx';
import type { SectionProps } from '../section.ts';
import type { RichTextData } from './rich-text.server.ts';

export function RichText({ data, locale, titleAs: Title }: SectionProps<RichTextData>) {
  return (
    <section>
      {data.title && <Title>{data.title}</Title>}
      <Blocks blocks={data.body} locale={locale} />
    </section>
  );
}
