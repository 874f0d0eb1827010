import { mark } from '../../../brand.json';

const frame = { width: 0, height: 0, className: 'visually-hidden', 'aria-hidden': true } as const;

/**
 * Shapes that a page uses more than once: the mark, the lead character, the icons. Only the server renders them; in the
 * browser React keeps the existing markup, so that the shapes are not part of the JavaScript.
 */
export function Sprite() {
  if (!import.meta.env.SSR) return <svg {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <svg {...frame}>
      <symbol id="mark" viewBox="2 2 104 69">
        <clipPath id="mk">
          <path d={mark.rightArch} />
        </clipPath>
        <path className="c-ver" d={mark.leftArch} />
        <path className="c-ink" d={mark.rightArch} />
        <path className="c-mus" d={mark.leftArch} clipPath="url(#mk)" />
      </symbol>
      <symbol id="lead" viewBox="-24 0 190 244" overflow="visible">
        <path
          className="c-ink"
          d="M-11.7 236.4L5.5 171.5Q5.1 149.2 16.4 131.1Q26 116.3 40.8 109.5Q59.4 102.9 78 109.7Q94.6 118.6 104.4 137.2Q111.2 150.7 112.3 166.3L140.5 230.5L115.9 237.5L92.1 173.3Q89.9 154 77.5 142.2Q56.6 127.2 38.5 147.7Q29.4 160.6 30 178.2L11.2 240.5Z"
        />
        <path className="c-ink" d="M-21.3 240.3L-14.3 222.4L11.8 226.5L17.7 242.1L-21.3 240.3Z" />
        <path
          className="c-ink"
          d="M114.5 240.4L115.7 223.6L139.4 215.7Q147.5 219.7 153.1 224.2Q161 231.3 162.5 239.4L114.5 240.4Z"
        />
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
      </symbol>
      <symbol id="arrow" viewBox="0 0 24 16">
        <path d="M0 6.2L14 5.8L13.2.4L24 7.6L13.6 15.6L14.1 10L.2 10.3Z" />
      </symbol>
      <symbol id="yes" viewBox="0 0 20 18">
        <path d="M0 9.6L4 6.2L7.8 10.4L16.2 0L20 2.6L8.2 17.6Z" />
      </symbol>
      <symbol id="no" viewBox="0 0 20 18">
        <path d="M3 7.6L17 7L17.2 10.8L3.2 11.2Z" />
      </symbol>
      <symbol id="wait" viewBox="0 0 20 18">
        <path d="M8 1L12.4.8L11.6 11L8.8 11.2ZM8 13.4L12 13.2L12.2 17.4L7.9 17.6Z" />
      </symbol>
    </svg>
  );
}
