/** A counter of attempts. */
export function PrintAttempt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-gre"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <path className="c-stick" d="M38.1 43.5L51.8 43.2L50 157.6L35.7 157.4L38.1 43.5Z" />
      <path className="c-stick" d="M69.8 44.3L84.2 42.4L81.9 158.1L67.5 157.5L69.8 44.3Z" />
      <path className="c-stick" d="M102 44.6L115.4 43.7L113.5 158.1L100 157.9L102 44.6Z" />
      <path className="c-stick" d="M133.8 43.4L147.4 43.5L146.6 158.3L132.5 158.3L133.8 43.4Z" />
      <path className="c-mus" d="M20.3 124L109.3 91.4L176 66.5L181.7 80L105.6 108.9L26.4 139.6L20.3 124Z" />
    </svg>
  );
}
