/** A lead stands before a signpost with three arms. */
export function Welcome({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 900 420" aria-hidden="true">
      <path
        className="c-moon"
        d="M89.5 79.5Q91.1 64.8 102.7 55.4Q113.1 49.7 125 50.5Q134.1 52.2 140.9 58.5Q148.7 67.8 149.6 80Q149.5 95.7 137.3 105.1Q130.8 109.1 123.3 110.2Q112.1 110.6 102.9 103.9Q90.4 94.7 89.5 79.5Z"
      />
      <path
        className="c-moon"
        d="M253.2 60.9L258.2 58.3L259.6 52.5L261.9 58.4L267.1 59.7L260.9 62.2L260.4 66.7L258.7 61.7L253.2 60.9Z"
      />
      <path
        className="c-moon"
        d="M424.1 40.7L428.5 38.4L430.5 34.3L431.7 38.9L435.7 40.1L430.8 41.5L430 46.2L429.2 41.2L424.1 40.7Z"
      />
      <path
        className="c-moon"
        d="M772.7 91.5L778.5 88.4L780.3 83.4L781.9 88.7L786.6 89.5L781.8 91.9L780.1 96.8L778.9 91.1L772.7 91.5Z"
      />
      <path
        className="c-gre"
        d="M-18.3 363.8L66.5 358.7L202.6 350.6L335.1 353.8L472.2 355.9L615 347.7L702.7 344.7L824.6 351.1L920.5 359.4L921.9 430.1L706.7 428.6L472.5 428.8L236.9 428.7L-20 430.4L-18.3 363.8Z"
      />
      <path
        className="c-ink"
        d="M602.9 41.1L632.2 38.7L634.8 159.8L637.7 288.1L640.3 373L598.3 374.6L599.7 246.9L601.2 152.8L602.9 41.1Z"
      />
      <path
        className="c-ver"
        d="M470.9 65.3L575.2 61.2L662.1 56.8L770.6 51.8L828.3 91.9L774.8 131.4L662.3 132.9L585.3 133.5L472.5 135.4L470.9 65.3Z"
      />
      <text className="c-blk cut" x="520" y="120" textAnchor="middle" fontSize="58">
        1
      </text>
      <path className="c-stick" d="M565.6 92.7L659.1 87.7L744.5 84L743.6 100.1L641.1 104.4L565.4 107.5L565.6 92.7Z" />
      <path
        className="c-ink"
        d="M443.3 152.3L599.4 149.6L741.8 147.1L744.4 220.5L580.8 224.1L445.2 226.5L392.9 189.2L443.3 152.3Z"
      />
      <text className="c-rev cut" x="500" y="207" textAnchor="middle" fontSize="58">
        2
      </text>
      <path
        className="c-rev"
        d="M546.6 181.3L629.7 179.5L700.6 178.2L700.4 193.8L635.4 195.8L546.5 198.7L546.6 181.3Z"
      />
      <path
        className="c-gre2"
        d="M500.9 242L626 238.3L786.2 233.3L836.1 270.2L788.4 307.1L638 308.5L502.7 310.7L500.9 242Z"
      />
      <text className="c-stick cut" x="550" y="296" textAnchor="middle" fontSize="58">
        3
      </text>
      <path className="c-stick" d="M596.5 268.3L744.5 263.6L744.7 279.6L595.9 284.5L596.5 268.3Z" />
      <g transform="translate(170 110) scale(1.032) translate(24 0)">
        <use href="#lead" x="-24" width="190" height="244" />
      </g>
    </svg>
  );
}
