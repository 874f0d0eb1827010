/** A board of leads; two letters of a typo change places. */
export function Ledger({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${className ?? ''} move`} viewBox="20 -34 1150 594" aria-hidden="true">
      <path
        className="c-moon"
        d="M1065.4 79.4Q1067.3 62.8 1080.4 52.1Q1092.2 45.7 1105.6 46.6Q1116 48.5 1123.7 55.6Q1132.5 66.2 1133.6 80Q1133.4 97.8 1119.6 108.4Q1112.3 113 1103.7 114.2Q1091.1 114.7 1080.6 107.1Q1066.4 96.6 1065.4 79.4Z"
      />
      <path
        className="c-moon"
        d="M973.2 120.9L978.2 118.3L979.6 112.5L981.9 118.4L987.1 119.7L980.9 122.2L980.4 126.7L978.7 121.7L973.2 120.9Z"
      />
      <path
        className="c-moon"
        d="M1144.1 200.7L1148.5 198.4L1150.5 194.3L1151.7 198.9L1155.7 200.1L1150.8 201.5L1150 206.2L1149.2 201.2L1144.1 200.7Z"
      />
      <path
        className="c-moon"
        d="M53.7 41.5L58.7 38.7L60.3 34.4L61.6 38.9L65.6 39.5L61.6 41.7L60.1 45.8L59.1 40.9L53.7 41.5Z"
      />
      <path
        className="c-ver"
        d="M72.1 41.1L281.2 37.8L518.5 31.1L698.6 26.4L865.8 23.5L870.5 159.4L872.8 251.2L881.1 417.9L884.6 540.5L627.4 542.3L462 545L292.5 545.6L56.7 548.3L60.7 404.2L64.2 312.2L67.7 158.2L72.1 41.1Z"
      />
      <path
        className="c-hung"
        d="M103.6 65.9L288.6 61.4L501.7 58.1L692.4 53L836.9 51L841.5 182.2L843.1 293.7L844.7 382.7L849.2 519.4L614.8 521L462.9 520.8L240.1 523.5L90.7 524.2L94.2 411L97.3 302.7L101.1 165.3L103.6 65.9Z"
      />
      <g transform="translate(140 96)">
        <g transform="translate(0 0) scale(1)">
          <path className="c-mus" d="M2.4 2.4L50-.5L63 11.7L61.3 62.3L0 63.7L2.4 2.4Z" />
          <path className="c-sh" d="M50 .3L62.8 11.9L49.1 14.1L50 .3Z" />
          <path className="c-pap" d="M9.7 22.1L26 19.7L26.9 36.1L10.8 37.2L9.7 22.1Z" />
          <path className="c-pap" d="M35.7 19.6L51.8 18.8L52.4 34.9L37.3 35.7L35.7 19.6Z" />
          <path
            className="c-blk"
            d="M14.6 29.1Q15.6 25.2 19.4 24.4Q22.7 25.5 23.2 29.2Q22.8 31.8 20.4 33Q15.8 33.5 14.6 29.1Z"
          />
          <path
            className="c-blk"
            d="M40.4 28Q41.1 24.6 44.3 23.5Q48.4 23.9 49.3 28.1Q48.5 32.5 44.1 32.4Q41.2 31.1 40.4 28Z"
          />
          <path className="c-blk" d="M12.8 45.7L50.2 44L50.1 49.7L13.2 52L12.8 45.7Z" />
        </g>
        <path className="c-pap" d="M88.2 10.1L229.1 7.9L338.5 6.4L338.6 25.6L206.5 28.3L88.6 30.4L88.2 10.1Z" />
        <path className="c-hair" d="M87.5 41.7L184.7 40.2L248.4 38.7L248 54.5L161.6 56.3L88.5 57.2L87.5 41.7Z" />
        <path className="c-pap" d="M420.3 11.7L559.3 8.5L560.6 30.5L419.3 33.5L420.3 11.7Z" />
        <path
          className="c-gre2"
          d="M609.6 29.7Q609.9 22.8 613.2 16.6Q618.4 7.6 627.2 2.6Q639.8-1.9 652.4 2.3Q660.4 7.2 665.7 15.2Q669.1 22.4 669.5 30.5Q668.5 41.5 661.6 50.1Q654.5 57.4 644.6 59.4Q638.1 60.5 631.7 58.9Q622.2 56 615.8 48.6Q610.4 39.9 609.6 29.7Z"
        />
        <g transform="translate(624 16) scale(1.6)">
          <path className="c-stick" d="M.1 9.8L3.9 6.1L7.9 10.3L16.4-.1L20 2.6L8.1 17.4L.1 9.8Z" />
        </g>
        <g transform="translate(0 112) scale(1)">
          <path className="c-mus" d="M2.4 2.4L50-.5L63 11.7L61.3 62.3L0 63.7L2.4 2.4Z" />
          <path className="c-sh" d="M50 .3L62.8 11.9L49.1 14.1L50 .3Z" />
          <path className="c-pap" d="M9.7 22.1L26 19.7L26.9 36.1L10.8 37.2L9.7 22.1Z" />
          <path className="c-pap" d="M35.7 19.6L51.8 18.8L52.4 34.9L37.3 35.7L35.7 19.6Z" />
          <path
            className="c-blk"
            d="M14.6 29.1Q15.6 25.2 19.4 24.4Q22.7 25.5 23.2 29.2Q22.8 31.8 20.4 33Q15.8 33.5 14.6 29.1Z"
          />
          <path
            className="c-blk"
            d="M40.4 28Q41.1 24.6 44.3 23.5Q48.4 23.9 49.3 28.1Q48.5 32.5 44.1 32.4Q41.2 31.1 40.4 28Z"
          />
          <path className="c-blk" d="M12.8 45.7L50.2 44L50.1 49.7L13.2 52L12.8 45.7Z" />
        </g>
        <path className="c-pap" d="M88.6 121.6L201.6 119.4L284.2 118.3L283.5 137.8L208 139.8L88 142.2L88.6 121.6Z" />
        <path className="c-hair" d="M88 154.5L219.4 152.9L320.1 151.2L319.9 165.3L186 167.9L88.6 169.3L88 154.5Z" />
        <path className="c-pap" d="M420.1 123.9L510.2 120.6L509.7 141.7L419.5 145.5L420.1 123.9Z" />
        <path
          className="c-gre2"
          d="M609.7 142.5Q610.5 132 616.9 123.5Q622.2 117 629.9 113.9Q641.5 110.5 652.7 114.5Q659.3 117.9 663.8 123.7Q669.5 132 670.1 142Q669 153.3 661.9 162.2Q654.8 169.2 645.1 171.2Q636.1 172.5 627.7 169.2Q621.1 166.5 616.5 161.2Q610.1 152.9 609.7 142.5Z"
        />
        <g transform="translate(624 128) scale(1.6)">
          <path className="c-stick" d="M-.2 9.8L4.2 6.1L8.1 10.5L16.1 .1L20.1 2.7L8.4 17.4L-.2 9.8Z" />
        </g>
        <g transform="translate(0 224) scale(1)">
          <path className="c-mus" d="M2.4 2.4L50-.5L63 11.7L61.3 62.3L0 63.7L2.4 2.4Z" />
          <path className="c-sh" d="M50 .3L62.8 11.9L49.1 14.1L50 .3Z" />
          <path className="c-pap" d="M9.7 22.1L26 19.7L26.9 36.1L10.8 37.2L9.7 22.1Z" />
          <path className="c-pap" d="M35.7 19.6L51.8 18.8L52.4 34.9L37.3 35.7L35.7 19.6Z" />
          <path
            className="c-blk"
            d="M14.6 29.1Q15.6 25.2 19.4 24.4Q22.7 25.5 23.2 29.2Q22.8 31.8 20.4 33Q15.8 33.5 14.6 29.1Z"
          />
          <path
            className="c-blk"
            d="M40.4 28Q41.1 24.6 44.3 23.5Q48.4 23.9 49.3 28.1Q48.5 32.5 44.1 32.4Q41.2 31.1 40.4 28Z"
          />
          <path className="c-blk" d="M12.8 45.7L50.2 44L50.1 49.7L13.2 52L12.8 45.7Z" />
        </g>
        <g transform="translate(92 224) rotate(1 27 32)">
          <path className="c-pap" d="M.3 1.4L53.8-.5L55.5 63.7L-1.9 65.9L.3 1.4Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            e
          </text>
        </g>
        <g transform="translate(154 227) rotate(-2 27 32)">
          <path className="c-pap" d="M-.5 1.7L54.1 .7L55.4 64.6L-2.2 66.7L-.5 1.7Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            x
          </text>
        </g>
        <g className="move-swap" transform="translate(216 223) rotate(-3 27 32)">
          <path className="c-ver" d="M-.1 1.5L54.6 0L55.7 64.4L-2 66.4L-.1 1.5Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            a
          </text>
        </g>
        <g className="move-swap move-back" transform="translate(278 226) rotate(3 27 32)">
          <path className="c-ver" d="M.5 1.9L53.6 .5L56.3 63.7L-1.9 66.5L.5 1.9Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            m
          </text>
        </g>
        <g transform="translate(340 224) rotate(1 27 32)">
          <path className="c-pap" d="M-.3 2L54 .5L56.5 64.5L-2.7 65.7L-.3 2Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            p
          </text>
        </g>
        <g transform="translate(402 222) rotate(-1 27 32)">
          <path className="c-pap" d="M-.1 1.5L53.8-.1L56 63.3L-1.9 65.4L-.1 1.5Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            l
          </text>
        </g>
        <g transform="translate(464 225) rotate(2 27 32)">
          <path className="c-pap" d="M-.6 1.5L54.6-.7L55.7 63.5L-2.6 65.8L-.6 1.5Z" />
          <text className="c-blk cut" x="27" y="48" textAnchor="middle" fontSize="50">
            e
          </text>
        </g>
        <path
          className="c-mus"
          d="M238.3 213.7Q237.7 203.1 244.1 194.5Q250.1 188.2 258.3 184.5Q272.6 179.3 286.8 184.7Q291.8 186.9 295.7 190.5Q304.3 199.6 305.5 211.7L316.2 210.6L299 232.6L279.8 214L290 213.6Q289.6 206.3 283.6 201.4Q274 195.4 263.2 199.6Q254.4 204.6 254.3 214.1Z"
        />
        <path
          className="c-gre2"
          d="M609.6 254Q610.2 244.9 614.6 236.9Q620.5 229.3 629.9 226Q641.2 222.3 652.1 227Q660.6 231.1 666.2 238.5Q669.9 246 669.9 254.4Q669.6 266.1 661.5 274.5Q656.4 279.6 649.9 282.6Q640.6 284.9 631.3 282.6Q623.9 280 618.1 274.8Q610.8 265.6 609.6 254Z"
        />
        <g transform="translate(624 240) scale(1.6)">
          <path className="c-stick" d="M-.2 9.8L4.1 6L7.9 10.2L16.4-.1L19.9 2.4L7.9 17.7L-.2 9.8Z" />
        </g>
        <g transform="translate(0 340) scale(1)">
          <path className="c-mus" d="M2.4 2.4L50-.5L63 11.7L61.3 62.3L0 63.7L2.4 2.4Z" />
          <path className="c-sh" d="M50 .3L62.8 11.9L49.1 14.1L50 .3Z" />
          <path className="c-pap" d="M9.7 22.1L26 19.7L26.9 36.1L10.8 37.2L9.7 22.1Z" />
          <path className="c-pap" d="M35.7 19.6L51.8 18.8L52.4 34.9L37.3 35.7L35.7 19.6Z" />
          <path
            className="c-blk"
            d="M14.6 29.1Q15.6 25.2 19.4 24.4Q22.7 25.5 23.2 29.2Q22.8 31.8 20.4 33Q15.8 33.5 14.6 29.1Z"
          />
          <path
            className="c-blk"
            d="M40.4 28Q41.1 24.6 44.3 23.5Q48.4 23.9 49.3 28.1Q48.5 32.5 44.1 32.4Q41.2 31.1 40.4 28Z"
          />
          <path className="c-blk" d="M12.8 45.7L50.2 44L50.1 49.7L13.2 52L12.8 45.7Z" />
        </g>
        <path
          className="c-pap"
          d="M87.4 350.5L186.2 348.7L314.6 345.7L314.2 366.5L184.2 368.1L88.1 369.9L87.4 350.5Z"
        />
        <path className="c-hair" d="M88 382.6L158.4 380.6L268.3 378.4L268 393.9L158.7 395.8L88.3 397.3L88 382.6Z" />
        <path className="c-pap" d="M419.4 351.7L498.2 350.1L584.6 348.6L584.5 370L494.4 371.1L420 372.8L419.4 351.7Z" />
        <path
          className="c-gre2"
          d="M609.4 370.5Q610.4 358.7 618 349.5Q624 343.5 632.2 341Q642.9 338.3 652.9 342.7Q658.3 345.6 662.6 350Q669.6 358.5 669.6 369.8Q669.6 379.8 663.8 387.9Q659.6 393.6 653.5 397Q641.5 402.1 629.2 397.8Q623.2 395.3 618.7 390.7Q610.1 382.2 609.4 370.5Z"
        />
        <g transform="translate(624 356) scale(1.6)">
          <path className="c-stick" d="M.1 9.7L4.1 6.2L7.5 10.3L16-.2L20 2.7L8.1 17.4L.1 9.7Z" />
        </g>
      </g>
      <path
        className="c-ink"
        d="M359.5 21Q359.4 11.6 363.3 2.5Q371.8-11.8 389.5-23.3Q406.4-33 429.3-38.1Q447-41.5 465.9-41.8Q486-41.6 505.3-38.2Q524.7-34.7 541.1-28.3Q560-18.8 570.8-5.9Q578.5 5.1 580.1 16.8L565.3 66.8L452.9 69.1L374.8 69.8L359.5 21Z"
      />
      <path
        className="c-pap"
        d="M455.8 34.3Q458.6 21.8 471.1 20Q481.8 22.9 483.5 33.9Q481.8 46 469.7 47.7Q458.4 45.4 455.8 34.3Z"
      />
      <g transform="translate(900 234) scale(1.242) translate(24 0)">
        <g transform="translate(122 0) scale(-1 1)">
          <path
            className="c-ink"
            d="M-11.7 236.4L5.5 171.5Q5.1 149.2 16.4 131.1Q26 116.3 40.8 109.5Q59.4 102.9 78 109.7Q94.6 118.6 104.4 137.2Q111.2 150.7 112.3 166.3L140.5 230.5L115.9 237.5L92.1 173.3Q89.9 154 77.5 142.2Q56.6 127.2 38.5 147.7Q29.4 160.6 30 178.2L11.2 240.5Z"
          />
          <path className="c-ink" d="M-21.3 240.3L-14.3 222.4L11.8 226.5L17.7 242.1L-21.3 240.3Z" />
          <path
            className="c-ink"
            d="M114.5 240.4L115.7 223.6L139.4 215.7Q147.5 219.7 153.1 224.2Q161 231.3 162.5 239.4L114.5 240.4Z"
          />
        </g>
        <path className="c-mus" d="M14.5 7.2L92.9 1L112 22.8L108.7 127.7L10.4 133.5L14.5 7.2Z" />
        <path className="c-sh" d="M91.8 1.8L112.4 22.1L90.4 24.6L91.8 1.8Z" />
        <path className="c-pap" d="M25.4 45.3L52.8 42.6L54.5 70.4L26.7 71.5L25.4 45.3Z" />
        <path className="c-pap" d="M66.5 43L95.6 41.4L95.9 68.3L67.3 69.6L66.5 43Z" />
        <path className="c-blk" d="M30.9 57.7L38.1 64L55.5 40.4L60.9 44.5L39.3 73.6L27.6 62.5L30.9 57.7Z" />
        <path
          className="c-blk"
          d="M78.5 55.5Q79.1 48.6 85.8 49.1Q91.5 50.7 92.4 56.2Q91.2 62.6 84.4 63Q79.4 61.1 78.5 55.5Z"
        />
        <path className="c-blk" d="M29.7 95.7L93.3 90.9L94.2 100.8L31.2 104.9L29.7 95.7Z" />
      </g>
    </svg>
  );
}
