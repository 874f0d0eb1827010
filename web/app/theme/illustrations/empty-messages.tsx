/** A bird sits on an empty letterbox. */
export function EmptyMessages({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 260" aria-hidden="true">
      <path className="c-gre" d="M147.8 180.9L183.6 180.3L190.6 259.9L141.3 260L147.8 180.9Z" />
      <path
        className="c-ver"
        d="M69 195.2L71.5 120.4Q75.7 96.4 91.2 76.9Q105.3 59.7 124.6 48.8Q144.8 40.4 166.7 39.9Q193.1 41.9 216.1 54.8Q233.7 66.5 245.3 84Q254.4 99.6 257.5 117.4L262.2 191.2L186 192.2L69 195.2Z"
      />
      <path
        className="c-blk"
        d="M105.6 194L107.5 135.7Q112.7 113.1 131 98.6Q147.6 87.8 167.6 88Q189.9 90.4 206.8 105.4Q218 118 222.6 134.1L224.8 192.3L105.6 194Z"
      />
      <path className="c-stick" d="M131 160.5Q132.7 147.3 145.5 144.9Q157.9 147.9 160.9 160.4L131 160.5Z" />
      <path className="c-stick" d="M171.7 159.4Q172.5 148.5 182.4 144.8Q197.8 144.6 201.2 159.3L171.7 159.4Z" />
      <path className="c-blk" d="M142 160.1Q142.7 155.9 146.5 153.7Q154.6 152.1 156.1 160.2L142 160.1Z" />
      <path className="c-blk" d="M182.3 159Q182.7 153 188.5 151.9Q194.6 152.9 196 159.1L182.3 159Z" />
      <path className="c-ink" d="M258.5 150.3L270.1 150.6L271.8 196.6L257.3 195.8L258.5 150.3Z" />
      <path className="c-gre" d="M263.6 150.1L310.1 145.5L311.6 173.7L266.2 175.5L263.6 150.1Z" />
      <path
        className="c-gre"
        d="M117.9 39.4Q129.9 28.8 142.8 23.6Q155.8 18.9 169.7 20Q179.7 21.6 190.1 25.8L213.9 20.1L199.5 35.5Q197.5 45.3 191.1 52.1Q180.9 61 159.9 62.4L132.2 58.1Z"
      />
      <path className="c-ver" d="M117.3 37.4L104.5 46.4L124.1 49.9L117.3 37.4Z" />
      <path className="c-ink" d="M158.3 58.2L164.2 58.1L165.8 75.7L160.1 76.1L158.3 58.2Z" />
      <path
        className="c-stick"
        d="M131.8 36.2Q132 33.4 134.6 32.2Q139.1 31.7 139.9 36.2Q139.7 38.7 137.4 39.7Q132.7 40.7 131.8 36.2Z"
      />
    </svg>
  );
}
