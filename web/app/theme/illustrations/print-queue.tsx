/** Leads stand in one line. */
export function PrintQueue({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <path
        className="c-p-gre"
        d="M.4 5.4L96 1.8L198.4-.3L199.2 96.5L199.1 194.9L78.6 196.2L.7 197.8L-.3 123L.4 5.4Z"
      />
      <g transform="translate(20 96) scale(0.72)">
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
      <g transform="translate(78 92) scale(0.72)">
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
      <g transform="translate(136 96) scale(0.72)">
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
      <path className="c-ver" d="M12.3 56L69.4 44.1L71.5 74.1L13.7 72.2L12.3 56Z" />
      <path className="c-ver" d="M65.8 40.1L104.1 19.8L106.1 96.1L68.5 79.9L65.8 40.1Z" />
      <path className="c-stick" d="M11.4 153.5L89.3 150.9L190.1 148.1L189.8 160.3L103.1 163L11.6 166.5L11.4 153.5Z" />
    </svg>
  );
}
