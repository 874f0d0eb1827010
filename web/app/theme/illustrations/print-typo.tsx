/** Two letters change places. */
export function PrintTypo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-ver"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <g transform="translate(24 68) scale(1.16)">
        <g transform="translate(0 0) rotate(-4 27 32)">
          <path className="c-stick" d="M.7 1.5L54.1-.2L55.6 64L-2.2 66.5L.7 1.5Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            m
          </text>
        </g>
        <g transform="translate(76 0) rotate(4 27 32)">
          <path className="c-stick" d="M.2 2.2L54.1 .6L56.6 64.4L-1.6 65.9L.2 2.2Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            a
          </text>
        </g>
      </g>
      <path
        className="c-blk"
        d="M60.2 60.1Q60.1 51.6 64.4 43.9Q70.2 35.2 80.2 29.8Q88.5 25.5 97.9 24.8Q109.3 24.6 119.3 29.5Q127.9 33.9 133.9 40.7Q139.2 48.5 139.5 57.5L152.1 57.7L134.3 82.5L112.2 62.3L123.6 60.6Q118.7 51.5 108 47.6Q96.5 45.3 86.6 50.2Q80.3 54.8 77.5 61.5Z"
      />
    </svg>
  );
}
