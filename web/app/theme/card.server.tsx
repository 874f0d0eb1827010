/** Draws the card that is shown where a page is shared: its title, cut large, on the company's paper. */
import latinBold from '@fontsource/geologica/files/geologica-latin-900-normal.woff?inline';
import latinExtBold from '@fontsource/geologica/files/geologica-latin-ext-900-normal.woff?inline';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { brand } from './brand.ts';

const size = { width: 1200, height: 630 };

const fonts = [latinBold, latinExtBold].map((file, index) => ({
  name: `Geologica ${index}`,
  data: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'),
  weight: 900 as const,
}));

export async function drawCard(title: string): Promise<Uint8Array> {
  const letters = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: '#121c27',
        fontFamily: 'Geologica 0, Geologica 1',
        fontWeight: 900,
      }}
    >
      <div style={{ fontSize: 36, letterSpacing: '-0.04em' }}>{brand.name}</div>
      <div
        style={{
          marginTop: 28,
          maxWidth: 1040,
          fontSize: title.length > 60 ? 60 : title.length > 28 ? 80 : 112,
          lineHeight: 1.02,
          letterSpacing: '-0.045em',
        }}
      >
        {title}
      </div>
    </div>,
    { ...size, fonts },
  );
  const svg = letters.replace(/^<svg[^>]*>/, (open) => open + ground).replace(/<\/svg>$/, '</svg>');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng();
}

const left =
  'M3.2 70.2L3.2 35Q3.5 25.5 8.7 17.4Q11.9 13.1 16 9.8Q25.6 3.8 36.9 4.1Q45.3 5.2 52.5 9.7Q58.6 14.9 62.2 22.2Q64.8 28.3 65.2 34.9L65.2 70L47.9 69.8L48.4 44Q45.5 31.9 32.8 30.6Q22.1 33 20.6 43.6L20.8 69.6L3.2 70.2Z';
const right =
  'M49.3 69.7L48.8 50Q50 39.4 56.2 30.8Q62 24.9 69.9 22.4Q79.3 20.8 88.2 23.7Q96.7 28.4 102 36.5Q105.1 42.5 105.3 49.3L105.2 69.5L88.9 70.1L88.6 57.4Q85.4 46 73.8 46.4Q67.4 49.7 66.5 57L66.7 69.8L49.3 69.7Z';

/** The two arches stand in the river at the foot of the card. */
const ground = `<rect width="1200" height="630" fill="#f5eddc"/>
<g transform="translate(640 286) scale(5.1)"><clipPath id="right"><path d="${right}"/></clipPath>
<path fill="#e9512f" d="${left}"/><path fill="#121c27" d="${right}"/>
<path fill="#e9b23a" d="${left}" clip-path="url(#right)"/></g>
<path fill="#c3d5c8" d="M0 566Q40 590 84 566Q130 592 176 565Q214 590 262 566Q300 592 352 566Q396 590 440 565Q486 592 530 566Q570 590 616 566Q664 592 706 565Q752 590 796 566Q842 592 888 566Q930 590 976 565Q1020 592 1066 566Q1110 590 1154 566L1200 580V630H0Z"/>
<path fill="#a2bfb0" d="M0 600Q60 622 120 600Q180 624 244 600Q300 622 362 600Q424 624 486 600Q546 622 608 600Q668 624 730 600Q790 622 852 600Q914 624 974 600Q1036 622 1098 600Q1156 624 1200 604V630H0Z"/>`;
