/** An advertising column; the newest poster is still wet. For narrow screens. */
export function ColumnNarrow({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${className ?? ''} move`} viewBox="0 0 400 330" aria-hidden="true">
      <path
        className="c-moon"
        d="M333.7 49.7Q334.6 41.9 340.8 36.9Q346.3 33.8 352.6 34.3Q357.5 35.2 361.2 38.5Q365.3 43.5 365.8 50Q365.7 58.4 359.2 63.4Q355.8 65.5 351.7 66.1Q345.8 66.3 340.9 62.8Q334.2 57.8 333.7 49.7Z"
      />
      <path
        className="c-moon"
        d="M65.2 40.9L68.6 38.8L69.6 34.5L71.4 38.8L75.1 39.7L70.5 41.7L70.4 44.7L69.1 41.3L65.2 40.9Z"
      />
      <path
        className="c-moon"
        d="M316.1 120.7L318.9 118.9L320.5 116.3L321.2 119.3L323.7 120.1L320.4 121L320 124.2L319.6 120.8L316.1 120.7Z"
      />
      <g transform="translate(176 62) scale(.5)">
        <path
          className="c-gre"
          d="M-22.8 65.1Q-22.5 38.7-11.1 14.1Q-2-1.4 11.2-14.9Q37.9-38.1 74.9-49.9Q106.1-59 139.3-57.8Q163.9-55.8 187.3-49.5Q217.1-38.9 240.7-21.2Q262.4-2.4 274.1 21.3Q282 40.7 281.9 61.2L296.5 84.4L179.9 85.8L64.3 88.5L-38.5 91Z"
        />
        <path
          className="c-ver"
          d="M112.1-62.1Q113.5-74.3 124.7-79.2Q130.1-80.7 135.4-79.4Q145.8-73.4 147.8-61.5Q146.9-50.9 137.9-45.4Q130.1-42.3 122.4-46Q113.6-51.8 112.1-62.1Z"
        />
        <path
          className="c-ink"
          d="M-11.5 83L136.3 81.1L269.2 79.9L269.9 206.6L270.2 371.5L271.6 474.7L150.3 476.2L-13.5 478.6L-12.1 366.6L-13.1 209.9L-11.5 83Z"
        />
        <path
          className="c-gre"
          d="M-36.4 463L55.6 460.8L163.1 458.8L293.1 457.7L301.9 501L162 502.9L74.4 503.1L-42 504.8L-36.4 463Z"
        />
        <g transform="translate(2 104) rotate(-1.5)">
          <path className="c-ver" d="M.6 2.2L111.6-2.3L112.5 83.1L113.4 150.1L-2.4 152.2L-.5 71.1L.6 2.2Z" />
          <path
            className="c-stick"
            d="M14.7 117.3L14.6 98.6Q14.5 89.2 17.4 80.5Q22.9 70.3 32.5 63.7Q37.6 60.3 43.3 58.4Q56 54.7 68.7 57.9Q76 60.5 82.1 65.3Q89.1 70.9 93.3 78.9Q97.4 87.8 97.6 97.5L97.6 118.3L75.6 117.7L76.5 98.6Q75.5 89.5 69 83Q55.8 74.5 42.7 83.1Q37 89.7 36.1 98.4L36.7 118.6L14.7 117.3Z"
          />
        </g>
        <g transform="translate(112 98) rotate(2)">
          <path className="c-stick" d="M-.3 .9L142.5-2.3L145 120.6L-2.4 122.4L-.3 .9Z" />
          <path
            className="c-blk"
            d="M29.7 73.7Q30.2 64.7 34.2 56.6Q40.6 44.5 52.4 37.9Q58.9 35.2 66 34.6Q77.9 33.8 88.7 39Q100.7 46.1 106.5 58.8Q109.9 66 110.2 73.8L29.7 73.7Z"
          />
          <path
            className="c-ver"
            d="M57.5 87.7Q61 75.6 73.8 73.9Q84.3 77.1 86.3 87.9Q85.1 97.1 77 101.4Q60.7 103.9 57.5 87.7Z"
          />
        </g>
        <g transform="translate(8 250) rotate(1)">
          <path className="c-gre2" d="M-.7 1.6L100.7-2.5L101 74.7L102.2 195.2L-2.4 198.6L-1.9 82.4L-.7 1.6Z" />
          <text className="c-stick cut" x="50" y="140" textAnchor="middle" fontSize="130">
            0
          </text>
        </g>
        <g className="move-paste" transform="translate(108 226) rotate(-2)">
          <path className="c-mus" d="M.1 .9L145.3-2.3L145.7 103.8L147.3 213.1L85.1 215.3L-2.9 218L-.6 90.9L.1 .9Z" />
          <g transform="translate(16 36)">
            <path className="c-stick" d="M26.4 46.2L53.3 43.4L53.3 69.5L26.8 71.5L26.4 46.2Z" />
            <path className="c-stick" d="M67.4 42.5L95 40.6L96 67.3L68.6 70.3L67.4 42.5Z" />
            <path
              className="c-blk"
              d="M36.7 58.2Q37.5 50.2 45 50.2Q50.9 52.5 52.3 58.4Q51.2 65.2 44.4 66.3Q38 64.9 36.7 58.2Z"
            />
            <path
              className="c-blk"
              d="M76.5 55.7Q77.5 50.1 83.1 48.4Q90.7 48.1 91.5 56Q90.9 61 86.4 63.2Q77.9 64.3 76.5 55.7Z"
            />
            <path className="c-blk" d="M27.4 104.3L96.5 99.7L96 111.8L27.5 115.6L27.4 104.3Z" />
          </g>
        </g>
      </g>
      <path
        className="c-gre"
        d="M-8.8 310.2L111.6 304.9L239.6 311.1L329.8 306L408.6 302.8L410.9 339.6L260.2 340.1L101 338.6L-9.2 338.8Z"
      />
      <g transform="translate(44 150) scale(0.663) translate(24 0)">
        <use href="#lead" x="-24" width="190" height="244" />
      </g>
      <g transform="translate(128 168) rotate(-30) scale(.55)">
        <path className="c-ink" d="M-.4-6.6L120.7-6.4L120.2 7.2L-.1 8L-.4-6.6Z" />
        <path className="c-stick2" d="M112.3-30.6L160.6-27.9L157.6 30.1L114 29.7L112.3-30.6Z" />
      </g>
    </svg>
  );
}
