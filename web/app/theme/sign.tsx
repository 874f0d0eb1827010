/** The small signs of the sprite: an arrow, a tick, a dash. */
export function Sign({ name, className }: { name: 'arr' | 'yes' | 'no'; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
