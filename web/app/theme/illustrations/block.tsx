/** Building blocks. */
export function Block({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-24 -70 210 216" aria-hidden="true">
      <g transform="translate(0 46)">
        <path
          className="c-ink"
          d="M-1 92.2L2 4.4L66.7 2.5L156 0L157.5 91.9L118.7 91.1L117.5 87.8Q115.9 70.4 103.3 58.2Q90.6 49.1 75.3 49.2Q61.1 51.7 50.5 61.4Q40.8 73 40.7 88.5L40.4 93L-1 92.2Z"
        />
        <path className="c-ver" d="M2.4 3.3L45.5-65.4L92.7-.8L2.4 3.3Z" />
        <path className="c-gre" d="M98.9-51.7L151.6-56.4L154-.9L98.1 .5L98.9-51.7Z" />
      </g>
    </svg>
  );
}
