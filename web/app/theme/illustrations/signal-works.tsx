/** A trestle, the sign of planned works. */
export function SignalWorks({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path className="c-ink" d="M8.1 39.8L13.9 12L19 11.6L14.3 40.1L8.1 39.8Z" />
      <path className="c-ink" d="M40.1 40.3L34.1 11.7L29 11.9L34.1 40.1L40.1 40.3Z" />
      <path className="c-ver" d="M2.6 13.8L44.5 12L45.4 24.2L2.5 24.7L2.6 13.8Z" />
      <path className="c-stick" d="M12.2 14.1L19.3 13.2L14.8 24.7L7.9 25.3L12.2 14.1Z" />
      <path className="c-stick" d="M28.9 12.7L35.9 13.2L32.3 23.7L25 23.8L28.9 12.7Z" />
    </svg>
  );
}
