import { mediaPath } from './media.ts';
import type { Image } from './parts.server.ts';

type Props = { image: Image; sizes: string; className?: string | undefined; first?: boolean };

/** A picture in the sizes and formats the CMS made of it, with its own size, so that nothing jumps when it arrives. */
export function Picture({ image, sizes, className, first = false }: Props) {
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
        alt={image.alternativeText ?? ''}
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
