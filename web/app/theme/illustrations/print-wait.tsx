/** An hourglass. */
export function PrintWait({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-straw"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <path
        className="c-stick"
        d="M26 100Q27.1 85.8 32.2 72.5Q42.1 51.4 60.1 37.2Q70.8 30.9 83 28.1Q104 24.7 124.6 29.9Q135.2 33.8 144.4 40.3Q155.2 48.5 162.5 60Q172.9 78.9 173.6 100.6Q173.6 115.3 167.8 128.9Q160.2 144.3 147.8 156.1Q134.2 167 117.9 172.6Q97.1 176.8 76.9 170Q64.7 165.5 54.4 157.6Q39.9 145.4 31.4 128.5Q26 114.8 26 100Z"
      />
      <path className="c-blk" d="M94.6 46.4L105.8 46L107.4 107.6L92.3 108L94.6 46.4Z" />
      <path className="c-ver" d="M96.4 94L148.3 112L143.6 123.9L94.6 107.6L96.4 94Z" />
      <path
        className="c-blk"
        d="M90.4 101.4Q92.8 93 101.5 92.5Q108 94.5 108.8 101.2Q107.4 109.2 99.1 109.9Q91.9 108.3 90.4 101.4Z"
      />
    </svg>
  );
}
