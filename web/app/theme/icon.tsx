/** The icons of the sprite: an arrow, a check mark, a dash. */
export function Icon({ name, className }: { name: 'arrow' | 'yes' | 'no'; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
