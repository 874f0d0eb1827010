import { Blocks } from '#blocks/blocks.tsx';
import { mediaPath } from '#content/media.ts';
import type { SectionProps } from '../section.ts';
import type { ImageTextData } from './image-text.server.ts';

export function ImageText({ data, locale, titleAs: Title }: SectionProps<ImageTextData>) {
  const { url, alternativeText, width, height } = data.image;
  return (
    <section data-side={data.side}>
      {data.title && <Title>{data.title}</Title>}
      <figure>
        <img src={mediaPath(url)} alt={alternativeText ?? ''} width={width} height={height} loading="lazy" />
        {data.caption && <figcaption>{data.caption}</figcaption>}
      </figure>
      <Blocks blocks={data.body} locale={locale} />
    </section>
  );
}
