/** An arch on two feet carries a sheet. */
export function Carry({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${className ?? ''} move`} viewBox="0 0 420 340" aria-hidden="true">
      <g transform="translate(150 6) rotate(5)">
        <g className="move-drop far">
          <path className="c-mus" d="M-.9 4.6L78.2-1.9L98.5 17.7L96 123.9L-4.9 128.3L-.9 4.6Z" />
          <path className="c-sh" d="M78.7-2.4L97.8 17.9L76.3 21.6L78.7-2.4Z" />
          <g transform="translate(-14 -4) scale(1)">
            <path className="c-pap" d="M26.2 46L52.7 42.8L54.6 69.8L26.4 72.4L26.2 46Z" />
            <path className="c-pap" d="M66.4 42.6L95.2 40.4L96 68.6L67.6 70.2L66.4 42.6Z" />
            <path
              className="c-blk"
              d="M36.4 60.5Q37.2 55 42.8 53.5Q49.6 53.5 51.1 59.8Q50 66.2 43.5 66.9Q37.5 66 36.4 60.5Z"
            />
            <path
              className="c-blk"
              d="M78.5 57.2Q78.4 52.2 82.5 50Q90.7 48.7 92.3 56.7Q91.5 61.6 87.2 63.9Q79.9 64.6 78.5 57.2Z"
            />
          </g>
        </g>
      </g>
      <path
        className="c-ink move-give"
        d="M84.5 331.7L76 260.1Q78.1 226 94.5 195.4Q107.6 169.2 129.9 151.3Q153.5 135 181.8 129.9Q204.1 126.7 226.4 130.2Q255.9 135.3 279.8 153.5Q303.3 172.2 317 199.3Q328.3 224.3 330.2 251.7L345.6 324L263.8 332.5L259 274Q256.4 249 241.3 230.3Q209.5 205.7 174.5 227.3Q152.9 245.8 153.2 276.3L164 332.3L84.5 331.7Z"
      />
      <path
        className="c-ver"
        d="M76.7 337.4L79.7 311.9L164 309.7Q172.7 314.3 178.5 319.6Q186.1 327.3 188.1 336.6L76.7 337.4Z"
      />
      <path
        className="c-ver"
        d="M255.4 336.2L260 308.5L343 303.2Q355.2 308.9 363.2 315.6Q371.8 323.2 374.3 332.2L255.4 336.2Z"
      />
    </svg>
  );
}
