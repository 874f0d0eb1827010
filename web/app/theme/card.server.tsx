/** Draws the share image of a page (Open Graph): its title in large type above the company's bridge. */
import latinBold from '@fontsource/geologica/files/geologica-latin-900-normal.woff?inline';
import latinExtBold from '@fontsource/geologica/files/geologica-latin-ext-900-normal.woff?inline';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { accent, background, deepWater, highlight, mark, name, text, water } from '../../../brand.json';

const size = { width: 1200, height: 630 };

const fonts = [latinBold, latinExtBold].map((file, index) => ({
  name: `Geologica ${index}`,
  data: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'),
  weight: 900 as const,
}));

export async function drawCard(title: string): Promise<Uint8Array> {
  const textSvg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: text.light,
        fontFamily: 'Geologica 0, Geologica 1',
        fontWeight: 900,
      }}
    >
      <div style={{ fontSize: 36, letterSpacing: '-0.04em' }}>{name}</div>
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
  const svg = textSvg.replace(/^<svg[^>]*>/, (open) => open + backdrop).replace(/<\/svg>$/, '</svg>');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng();
}

/** The background: two arches in a river. */
const backdrop = `<rect width="1200" height="630" fill="${background.light}"/>
<g transform="translate(640 286) scale(5.1)"><clipPath id="right"><path d="${mark.rightArch}"/></clipPath>
<path fill="${accent.light}" d="${mark.leftArch}"/><path fill="${text.light}" d="${mark.rightArch}"/>
<path fill="${highlight.light}" d="${mark.leftArch}" clip-path="url(#right)"/></g>
<path fill="${water.light}" d="M0 566Q40 590 84 566Q130 592 176 565Q214 590 262 566Q300 592 352 566Q396 590 440 565Q486 592 530 566Q570 590 616 566Q664 592 706 565Q752 590 796 566Q842 592 888 566Q930 590 976 565Q1020 592 1066 566Q1110 590 1154 566L1200 580V630H0Z"/>
<path fill="${deepWater.light}" d="M0 600Q60 622 120 600Q180 624 244 600Q300 622 362 600Q424 624 486 600Q546 622 608 600Q668 624 730 600Q790 622 852 600Q914 624 974 600Q1036 622 1098 600Q1156 624 1200 604V630H0Z"/>`;
