/** A ticked box and its words. */
export function PrintConsent({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-straw"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <path className="c-stick" d="M46.5 44.6L150.2 39.9L154.3 149.9L41.5 154L46.5 44.6Z" />
      <g transform="translate(52 40) scale(5.6)">
        <path className="c-blk" d="M0 9.3L4.3 6.1L7.6 10.4L16.2-.1L20 2.9L8.5 17.9L0 9.3Z" />
      </g>
    </svg>
  );
}
