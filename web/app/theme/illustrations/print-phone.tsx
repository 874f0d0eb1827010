/** A telephone. */
export function PrintPhone({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-night"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <path
        className="c-ver"
        d="M33 92.4Q39 83.1 47.8 75.4Q59.4 64.4 75.4 58.7Q98 52.3 121.2 56.8Q138.3 61.3 151.5 71.4Q161.4 78.9 167.5 88.7L165.4 111L131.1 113.9L128.7 91.5Q119 84.5 105.1 83.5Q86.9 84.3 74.6 94.7L72.8 116.2L34.9 115.8Z"
      />
      <path className="c-mus" d="M65 118.1L140.9 113.6L150.2 172.6L54.3 175.2L65 118.1Z" />
      <path
        className="c-blk"
        d="M81.5 142.4Q82.1 136.2 87.9 134.8Q94.3 135.5 95 142.1Q94.7 146.6 90.3 148.2Q82.9 149.6 81.5 142.4Z"
      />
      <path
        className="c-blk"
        d="M111 139.7Q112.6 133.9 118.7 133.5Q124.4 134.9 125.3 140.5Q123.9 148.5 115.7 146.8Q111.4 144.6 111 139.7Z"
      />
      <path className="c-blk" d="M82.2 157.7L124.2 156.1L124.2 163L82.4 165.3L82.2 157.7Z" />
    </svg>
  );
}
