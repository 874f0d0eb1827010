/** A lead looks out of an open envelope. */
export function AuthEnvelope({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 130 640 770" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <path
        className="c-blk2"
        d="M-1600 806L-42.9 774.6L70.3 759.4L142.4 747.2L229.2 749.8L362.8 758.1L463.2 749.7L540.6 743.6L613.9 754.1L700.8 766.9L2200 790L2200 920L-1600 920Z"
      />
      <path
        className="c-sh2"
        d="M91.9 520.7L162.9 451.5L254.7 362L318.5 299.9L378 353.7L455.9 424.2L552.1 511.6L552.7 560.1L420.2 650.5L320.3 720.1L233.3 661L92.4 566.3L91.9 520.7Z"
      />
      <g transform="translate(206 398) scale(1.94)">
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
      <path
        className="c-pap"
        d="M85.1 519.9L201.4 594L319.6 667.8L461.8 574.2L560.1 509.6L566 664.2L570.7 806.6L431.6 808.9L320.7 809.6L190.9 812.1L77.4 813L81.1 649.7L85.1 519.9Z"
      />
      <path
        className="c-sh2"
        d="M78.3 813.7L190.8 728.2L303.4 641L339.8 639.3L480 741.8L569.6 807L460.9 808.5L319.9 810.8L187.3 811.9L78.3 813.7Z"
      />
      <path
        className="c-ver"
        d="M274 676.4Q275.2 656 289.5 641.3Q306.9 628.2 328.8 629.1Q342.4 631.1 353.1 639.7Q368.4 654.7 369.2 676.3Q369 697.9 353.1 712.3Q342.6 720.3 329.7 722.9Q307.6 725.4 289.7 712.9Q274.3 698.1 274 676.4Z"
      />
      <g transform="translate(292 650) scale(3)">
        <path className="c-stick" d="M.2 9.3L4 6.4L7.5 10.2L16.5 0L20.2 2.7L8 17.9L.2 9.3Z" />
      </g>
    </svg>
  );
}
