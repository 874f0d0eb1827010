/** A large zero. */
export function PrintZero({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-night"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <path
        className="c-ver"
        fillRule="evenodd"
        d="M40 100.3Q40.8 80.3 48.1 62.4Q54.8 48.1 64.7 37.5Q80.4 23.2 99.4 21.7Q115.8 22.3 130.4 32.3Q140.7 41 148.5 53.5Q159.1 74.5 159.6 100Q159.1 124.4 149.4 145.1Q141 160.4 128.4 169.7Q115.3 177.2 100.9 177.9Q80.4 177.4 63.8 161.5Q55 152.8 49 140.8Q40.6 122 40 100.3ZM78.1 99.5Q79.8 74.5 90.5 60.7Q100.6 51.6 110.6 60.2Q120.6 75.1 122 100.7Q121.4 127.3 109.5 139.4Q95.8 148.9 84.3 131.7Q78 118.4 78.1 99.5Z"
      />
    </svg>
  );
}
