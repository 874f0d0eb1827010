/** A hook to hang code on. */
export function Crook({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-44 10 210 290" aria-hidden="true">
      <path
        className="c-ink"
        d="M118.3 289.1L118.6 167.5L119.2 74.9Q119.4 57.9 110.8 43.3Q102.2 30.7 88.2 23.7Q75.8 17.7 61.9 16.7Q41.6 16.2 24.9 27.6Q15.7 34.6 9.2 44.1Q-.2 59.1-.9 76.6L-.7 117.2L34.7 116.9L34.3 78.4Q37.8 53.2 62.6 51.6Q82.7 57.1 86.6 77.2L84.3 178.1L82.9 292.1Z"
      />
    </svg>
  );
}
