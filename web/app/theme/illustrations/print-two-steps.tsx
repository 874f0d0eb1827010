/** Two steps. */
export function PrintTwoSteps({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-ver"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <path
        className="c-blk"
        d="M34 140.5L33.8 67.2Q35.2 55.7 43.1 47.2Q52.5 40 64 39.7Q73.3 41.5 80.3 48.1Q86.9 56.2 87.5 66.9L88.7 140.6L34 140.5Z"
      />
      <path className="c-blk" d="M35.9 149.7L85.9 147.4L86.9 171.8L35.4 173.6L35.9 149.7Z" />
      <path
        className="c-stick"
        d="M111.6 121.4L112.1 48.7Q112.1 40.2 116.8 33.3Q125.5 24.1 138 22Q146.6 22.2 153.9 26.4Q164.4 35.2 166.2 48.6L165.8 122.4L111.6 121.4Z"
      />
      <path className="c-stick" d="M113.9 132.3L164.4 130L165.1 154L114.4 155.8L113.9 132.3Z" />
    </svg>
  );
}
