/** Draws the share image of a page (Open Graph): its title on the picture of its kind, always in the light colours. */
import latinBold from '@fontsource/geologica/files/geologica-latin-900-normal.woff?inline';
import latinExtBold from '@fontsource/geologica/files/geologica-latin-ext-900-normal.woff?inline';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { accent, background, highlight, mark, name, text } from '../../../brand.json';
import type { CardKind } from './card-kinds.ts';

const size = { width: 1200, height: 630 };

const fonts = [latinBold, latinExtBold].map((file, index) => ({
  name: `Geologica ${index}`,
  data: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'),
  weight: 900 as const,
}));

const pictures = import.meta.glob<string>('./cards/*.svg', { query: '?raw', import: 'default', eager: true });

/** The pictures of these kinds are as wide as the card: the title has one line above them, and there is no logo. */
const wideKinds = new Set<CardKind>(['home', 'pricing']);

export async function drawCard(title: string, kind: CardKind): Promise<Uint8Array> {
  const isWide = wideKinds.has(kind);
  const ink = kind === 'changelog' ? background.light : text.light;
  const overlay = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '56px 72px 48px',
        color: ink,
        fontFamily: 'Geologica 0, Geologica 1',
        fontWeight: 900,
        letterSpacing: '-0.045em',
      }}
    >
      <div style={{ maxWidth: isWide ? 1056 : 672, fontSize: titleSize(title, isWide), lineHeight: 1.02 }}>{title}</div>
      {!isWide && <div style={{ paddingLeft: 64, fontSize: 40, lineHeight: 1 }}>{name.slice(1)}</div>}
    </div>,
    { ...size, fonts },
  );
  const picture = pictures[`./cards/${kind}.svg`]!;
  const logo = isWide ? '' : `<g transform="translate(70 541) scale(0.58)">${logoPaths(ink)}</g>`;
  const svg = overlay.replace(/^<svg[^>]*>/, (open) => open + picture + logo);
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng();
}

/** Long titles are set smaller, so that they stay beside the picture. */
function titleSize({ length }: string, isWide: boolean): number {
  if (isWide) return length <= 18 ? 112 : length <= 26 ? 84 : length <= 36 ? 60 : 46;
  return length <= 18 ? 88 : length <= 44 ? 66 : 50;
}

/** The mark is the first letter of the name. */
function logoPaths(ink: string): string {
  return `<clipPath id="right"><path d="${mark.rightArch}"/></clipPath><path fill="${accent.light}" d="${mark.leftArch}"/><path fill="${ink}" d="${mark.rightArch}"/><path fill="${highlight.light}" d="${mark.leftArch}" clip-path="url(#right)"/>`;
}
