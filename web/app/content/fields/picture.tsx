import { mediaPath } from './media.ts';
import type { Image } from './field-schemas.server.ts';

type Props = { image: Image; alt?: string | undefined; sizes: string; className?: string | undefined; first?: boolean };

/** An image in all sizes and formats of the CMS. Width and height are set to prevent layout shifts. */
export function Picture({ image, alt, sizes, className, first = false }: Props) {
  const own = { url: image.url, width: image.width };
  const formats = Object.values(image.formats ?? {});
  const modern = formats.filter(({ url }) => url.endsWith('.webp'));
  const plain = formats.filter(({ url }) => !url.endsWith('.webp'));
  return (
    <picture>
      {modern.length > 0 && <source type="image/webp" srcSet={srcSet(modern)} sizes={sizes} />}
      <img
        className={className}
        src={mediaPath(image.url)}
        srcSet={srcSet([...plain, own])}
        sizes={sizes}
        alt={alt ?? image.alternativeText ?? ''}
        width={image.width}
        height={image.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function srcSet(candidates: { url: string; width: number }[]): string {
  return candidates
    .toSorted((a, b) => a.width - b.width)
    .map(({ url, width }) => `${mediaPath(url)} ${width}w`)
    .join(', ');
}
