/** A half ring catches falling sheets. */
export function Catch({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${className ?? ''} move`} viewBox="0 0 420 340" aria-hidden="true">
      <g transform="translate(52 20) rotate(-18)">
        <g className="move-drop">
          <path className="c-mus" d="M.4 4.3L78-2.6L98.7 18.7L94.1 123.9L-4.3 130L.4 4.3Z" />
          <path className="c-sh" d="M77.8-1.4L98.5 17.3L77.3 21.4L77.8-1.4Z" />
          <path className="c-blk" d="M12.2 44L71.7 40.1L72.5 50.5L11.5 53.7L12.2 44Z" />
          <path className="c-blk" d="M11.4 70L52.6 66.4L51.7 76.7L12.1 79.7L11.4 70Z" />
        </g>
      </g>
      <g transform="translate(268 6) rotate(13)">
        <g className="move-drop move-2">
          <path className="c-mus" d="M-.5 5L78-2L98.7 17.8L94.9 123.8L-3.9 128.8L-.5 5Z" />
          <path className="c-sh" d="M77.6-2.3L97.3 17.8L76.7 21.3L77.6-2.3Z" />
          <path className="c-blk" d="M12 43.5L71.4 40L71.6 50.5L12.2 54.3L12 43.5Z" />
          <path className="c-blk" d="M11.6 70.1L51.4 67.1L52.2 77L11.4 79.3L11.6 70.1Z" />
        </g>
      </g>
      <g transform="translate(160 92) rotate(-3)">
        <g className="move-drop move-3">
          <path className="c-mus" d="M-.1 3.5L77.2-2L98.5 17.8L94.9 123.8L-4.1 129L-.1 3.5Z" />
          <path className="c-sh" d="M78.6-1.4L97.9 17.7L76.5 21.6L78.6-1.4Z" />
          <g transform="translate(-14 -4) scale(1)">
            <path className="c-pap" d="M26.5 46.6L53.3 43.5L53.5 69.9L26.8 72.2L26.5 46.6Z" />
            <path className="c-pap" d="M67.4 42.9L95.7 40.5L95.7 67.6L67.6 69.4L67.4 42.9Z" />
            <path
              className="c-blk"
              d="M36.5 59.5Q38 53.7 44.3 53.1Q50.3 54.5 51.4 60.4Q49.6 68.5 41.1 66.8Q37.1 64.3 36.5 59.5Z"
            />
            <path
              className="c-blk"
              d="M78.4 57Q78.5 52.6 82.3 50.7Q89.9 49.7 91.5 57.4Q91.2 61.9 86.9 63.5Q80.1 63.9 78.4 57Z"
            />
          </g>
        </g>
      </g>
      <path
        className="c-ver"
        d="M14.9 147.1L98.5 145.5L100 157.4Q103.8 194.2 132.1 221.8Q148.8 236.6 169.4 246Q203.9 255.4 239 247.5Q275 236.7 296.7 208.6Q313.6 182.5 315.7 152.5L314.6 141.1L400.8 140.4L403.6 151.4Q403.3 173.9 397.7 195.9Q386.8 229.8 364.9 259Q350.6 274.4 333.3 287.3Q308.7 305.3 279.8 316.7Q248.7 327.2 215.6 329.2Q182.5 328.8 150.6 320Q115 310.4 85.5 290.4Q70.1 278.7 57.1 264.9Q33.8 237.4 22 204.2Q14.8 180.1 14.5 155.1Z"
      />
    </svg>
  );
}
