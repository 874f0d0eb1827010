/** The icons of the sprite: an arrow, a check mark, a dash, an exclamation mark. */
export function Icon({ name, className }: { name: 'arrow' | 'yes' | 'no' | 'wait'; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
