/** A lead carries the key on its shoulder. */
export function AuthKey({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 130 640 770" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <path
        className="c-blk2"
        d="M-1600 806L-41.8 782.4L46.8 759.4L119 741.6L229.3 747.3L330.9 754.1L447.2 743.9L521.3 737.7L588.3 746.8L698.4 762.7L2200 790L2200 920L-1600 920Z"
      />
      <g transform="translate(150 452) rotate(-14)">
        <path
          className="c-pap"
          d="M87.3-19.2L225-17.9L322.3-17.8L418.7-17.5L417 18.2L295.1 18.9L187.3 19.8L87.5 20.2L87.3-19.2Z"
        />
        <path
          className="c-pap"
          d="M316.5 15L418.7 11L419 83.4L385.6 84.7L385.8 58.1Q382.9 43.6 367.8 43.7Q357.5 47.8 355.4 58.7L355.4 83.6L318.6 84.5L316.5 15Z"
        />
        <path
          className="c-ver"
          fillRule="evenodd"
          d="M-95.9 .7Q-96-16.3-91.1-32.5Q-86.1-44.8-78.1-55.5Q-67.6-69.8-52.9-79.7Q-37.2-89.4-19.3-93.9Q1.2-97.2 21.6-93.6Q34.8-90 46.9-83.4Q58.3-77 67.5-67.8Q84.4-50 92.8-27.2Q96-13.7 95.8 .3Q95.8 12.8 92.6 24.8Q86.1 44.8 73.5 61.6Q59.3 77 40.6 86.5Q31.3 90.9 21.5 93.5Q.5 98.1-20.6 93.4Q-31.6 90.7-41.9 86Q-63.3 75.1-78.1 56.4Q-85.6 45.7-90.2 33.5Q-95.5 17.6-95.9 .7ZM-52.9 .9Q-52.2-17.6-40.6-32.3Q-27.9-47.4-8.4-51Q3.1-52.6 14.5-49.8Q33.2-43.9 44.4-28.1Q51.9-15.5 52.2-.8Q51.1 19.9 37.9 35.9Q29.2 45 17.4 49.6Q2.6 53.4-12.5 50Q-34.2 44.1-45.9 25.1Q-52.4 13.8-52.9 .9Z"
        />
        <path className="c-mus" d="M-9.9-52.1L12.1-51.5L9.5 51.5L-12 52.6L-9.9-52.1Z" />
      </g>
      <g transform="translate(214 452) scale(1.211) translate(24 0)">
        <use href="#lead" x="-24" width="190" height="244" />
      </g>
    </svg>
  );
}
