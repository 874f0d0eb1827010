/** The semaphore of the status page as a small sign: arm up. */
export function SignalOk({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <g transform="translate(19 23)">
        <path className="c-ink" d="M-2.9-10.3L2.8-10.4L3.9 23.6L-4 23.9L-2.9-10.3Z" />
        <g transform="rotate(-45)">
          <path className="c-ver" d="M-2.2-5.8L20.3-4.7Q24-2.7 23.8 1.4Q22.8 4.4 19.9 5.9L-2.1 5.9Z" />
          <path className="c-stick" d="M12.1-5L16.1-5L16 5.8L11.8 6.1L12.1-5Z" />
        </g>
        <path
          className="c-ink"
          d="M-17.8 1.2Q-16.1-9.1-6.1-7.5Q-1.2-4.5-.3 1.3Q-2.3 10.8-12.1 9.5Q-17.1 6.9-17.8 1.2Z"
        />
        <path className="c-lit" d="M-14.5 .8Q-13.7-4.8-8-4.6Q-3.7-3.4-3.3 1.2Q-4.8 6.9-10.8 6.1Q-14 4.4-14.5 .8Z" />
      </g>
    </svg>
  );
}
