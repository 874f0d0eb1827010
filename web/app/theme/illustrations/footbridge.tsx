/** One thin arch. */
export function Footbridge({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 150" aria-hidden="true">
      <path
        className="c-ver"
        d="M49.1 150.1L50.4 145.8Q50.2 124.5 57.5 104.7Q68.2 79 88.7 60.5Q106.2 46.2 127.1 38.3Q138.3 34.8 150 33.8Q177.4 33.4 203.2 43.7Q218.2 50.3 231.3 60.1Q249.8 77.9 261.2 101.1Q269.2 122.3 269.4 145.2L269.2 150.2L240.9 149.9L239.2 145Q239.4 120.1 226.7 99.4Q215.3 84.5 199.4 74.7Q179 64.6 156.6 63.2Q134.1 66.1 114.7 78.3Q98.6 91.4 88.6 109.9Q80.1 126.6 79.2 145.1L81.2 149.9Z"
      />
    </svg>
  );
}
