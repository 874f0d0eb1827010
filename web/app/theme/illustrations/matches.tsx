/** A bridge of matches, with the lead on top. */
export function Matches({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${className ?? ''} move`} viewBox="0 0 660 540" aria-hidden="true">
      <g transform="translate(150 268) rotate(91.2)">
        <g className="move-build">
          <path
            className="c-stick"
            d="M.9-14.9L112.1-15.1L202.4-14L329.6-13.1L329.2 13L243 13L125.5 14.5L.5 15.1L.9-14.9Z"
          />
          <path
            className="c-hd"
            d="M-16.2-.7Q-14.4-13.6-1.4-19.2Q7-22.9 19.9-23.6L58.3-17.1L59.6 18.6L21.9 24.7Q7 23.8-3.1 19.1Q-13.3 12.2-16.2-.7Z"
          />
        </g>
      </g>
      <g transform="translate(336 262) rotate(88.9)">
        <g className="move-build move-2">
          <path
            className="c-stick"
            d="M-.3-14.5L121.3-13.5L212.1-12.6L330.9-11.9L328.9 15.4L211.9 15.2L108.6 14.5L.1 14.6L-.3-14.5Z"
          />
          <path
            className="c-hd"
            d="M-15.4 .7Q-13.8-12-3-18.6Q5.6-22.5 20.2-22.5L57.7-17.7L60 17.8L22.7 24Q6.6 24.1-3.4 19.3Q-13.5 13.3-15.4 .7Z"
          />
        </g>
      </g>
      <g transform="translate(520 264) rotate(90.6)">
        <g className="move-build move-3">
          <path
            className="c-stick"
            d="M-.8-13.4L90.1-12.7L194.5-13.9L329.4-13.6L329 12.9L245.6 14L103.4 14.6L1.2 15L-.8-13.4Z"
          />
          <path
            className="c-hd"
            d="M-15.4-.7Q-13.3-12.9-1.8-18.9Q6.6-22.5 20-22.9L57.3-17.1L59.4 18.2L22.5 24.3Q5 23.5-5.6 17.2Q-12.9 10.2-15.4-.7Z"
          />
        </g>
      </g>
      <g transform="translate(22 238) rotate(-1.4)">
        <g className="move-build move-4">
          <path
            className="c-stick"
            d="M.1-13.9L119.7-13.7L194.2-13.3L330-12.6L330.4 13.2L220.4 13.8L97 14.8L.2 14.3L.1-13.9Z"
          />
          <path
            className="c-hd"
            d="M-16.2-.7Q-14.1-13-2.2-18.9Q6.3-22.6 19.8-23L58.4-16.3L60 17.9L21.6 24.1Q4.4 23.6-4.9 16.9Q-13.9 10.8-16.2-.7Z"
          />
        </g>
      </g>
      <g transform="translate(644 226) rotate(178.4)">
        <g className="move-build">
          <path
            className="c-stick"
            d="M-.6-12.8L92.8-13L205.7-13.6L335.7-13.4L334.9 14.3L220.3 15.1L135.1 14.5L1 15.5L-.6-12.8Z"
          />
          <path
            className="c-hd"
            d="M-16.2 .3Q-14.5-11.7-4.6-18.3Q5-22.3 19.6-23.1L58.8-17.3L60.7 18.4L21.7 24.2Q2.7 23.8-7 16Q-13.9 10-16.2 .3Z"
          />
        </g>
      </g>
      <use href="#lead" x="236" y="-4" width="176" height="226" className="pale" />
    </svg>
  );
}
