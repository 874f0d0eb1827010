/**
 * Measures the contrast of text, of large figures and of the lead character with the pixels that are really behind them.
 * Colours of elements are not enough: text may lie on a picture, a gradient or the next section.
 */
import type { Page } from 'playwright-core';
import { collectLines, type Line } from './text-lines.ts';

export type ContrastProblem = { what: string; contrast: number };

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const minTextContrast = 4.5;
const minFigureContrast = 3;

const noText = '* { -webkit-text-fill-color: #0000 !important; text-decoration-color: #0000 !important; }';
/** The path is the lead's body, see sprite.tsx. Every drawing has the same. */
const leadBody = 'path[d^="M14.5 7.2L92.9 1"]';
const noLeads = `g:has(> ${leadBody}), use[href="#lead"] { visibility: hidden !important; }`;

type Point = [x: number, y: number];
type Box = { left: number; right: number; top: number; bottom: number };
/** A screenshot of the page, or of the part that begins at `left` and `top`. */
type Picture = { base64: string; left: number; top: number };
/** Figures are large numbers, such as those of the statistics. */
type ColoredLine = Box & { text: string; color: string; isFigure: boolean };

/** Measures the page that is open, at its current width. The window must show the whole page. */
export async function auditContrast(page: Page): Promise<ContrastProblem[]> {
  const lines = await page.evaluate(addColors, await page.evaluateHandle(collectLines));
  const leads = await page.evaluate(findLeads, leadBody);
  const [shown] = await takeScreenshots(page, noText, [null]);
  const withoutLeads = await takeScreenshots(page, noText + noLeads, leads.map(boxAround));
  // A page without a Content Security Policy reads the pixels.
  const reader = await page.context().newPage();
  const problems = await reader.evaluate(measure, {
    lines,
    shown: shown!,
    leads: leads.map((points, index) => ({ points, hidden: withoutLeads[index]! })),
    minTextContrast,
    minFigureContrast,
  });
  await reader.close();
  return problems;
}

/** One screenshot of each box, with the rules added to the page. */
async function takeScreenshots(page: Page, css: string, boxes: (Box | null)[]): Promise<Picture[]> {
  if (boxes.length === 0) return [];
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const pictures: Picture[] = [];
  // Playwright's own screenshots take twice as long, because they are compressed better.
  const devtools = await page.context().newCDPSession(page);
  for (const box of boxes) {
    const clip = box && {
      x: box.left,
      y: box.top,
      width: box.right - box.left,
      height: box.bottom - box.top,
      scale: 1,
    };
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(clip && { clip }),
    });
    pictures.push({ base64: data, left: box?.left ?? 0, top: box?.top ?? 0 });
  }
  await devtools.detach();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return pictures;
}

/** The smallest box of whole pixels around the points. */
function boxAround(points: Point[]): Box {
  const columns = points.map(([x]) => Math.floor(x));
  const rows = points.map(([, y]) => Math.floor(y));
  return {
    left: Math.min(...columns),
    right: Math.max(...columns) + 1,
    top: Math.min(...rows),
    bottom: Math.max(...rows) + 1,
  };
}

/** Runs in the page. Leaves out text that is covered or scrolled out of its box, and disabled controls. */
function addColors(lines: Line[]): ColoredLine[] {
  return lines.map(toColoredLine).filter((line) => line !== null);

  function toColoredLine({ element, text, ...box }: Line): ColoredLine | null {
    if (element.closest(':disabled, [aria-disabled="true"]')) return null;
    const { left, right, top, bottom } = clip(element, box);
    if (right - left < 2 || bottom - top < 2) return null;
    if (!document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)) return null;
    const { color, fontSize } = getComputedStyle(element);
    const texts = [element as HTMLElement, element.parentElement!].map(({ innerText }) => innerText.trim());
    const isFigure = Number.parseFloat(fontSize) >= 24 && texts.some((one) => /^[\d.,\s]*\d\s*(s|h|%)?$/.test(one));
    return { text: text.slice(0, 60), left, right, top, bottom, color, isFigure };
  }

  /** The part of a box that the scrolling boxes around it show. */
  function clip(element: Element, { left, right, top, bottom }: Box): Box {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === 'visible') continue;
      const outer = parent.getBoundingClientRect();
      left = Math.max(left, outer.left);
      right = Math.min(right, outer.right);
      top = Math.max(top, outer.top);
      bottom = Math.min(bottom, outer.bottom);
    }
    return { left, right, top, bottom };
  }
}

/** Runs in the page. For each lead, points where nothing covers it. */
function findLeads(body: string): Point[][] {
  return [...document.querySelectorAll(`svg:not(.visually-hidden) ${body}, use[href="#lead"]`)]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((one) => {
      const { left, top, width, height: whole } = one.getBoundingClientRect();
      const isSymbol = one instanceof SVGUseElement;
      const lead = isSymbol ? one : one.parentElement!;
      // Only the body, without the legs.
      const height = isSymbol ? whole * 0.55 : whole;
      const found: Point[] = [];
      for (let row = 0.5; row < 30; row += 1)
        for (let column = 0.5; column < 30; column += 1) {
          const point: Point = [left + (column / 30) * width, top + (row / 30) * height];
          const shown = document.elementFromPoint(...point);
          if (shown && lead.contains(shown)) found.push(point);
        }
      return found;
    })
    .filter((found) => found.length > 50);
}

/** Runs in the reader page. */
async function measure(input: {
  lines: ColoredLine[];
  shown: Picture;
  /** For each lead its visible points, and a picture of what is behind it. */
  leads: { points: Point[]; hidden: Picture }[];
  minTextContrast: number;
  minFigureContrast: number;
}): Promise<ContrastProblem[]> {
  const shown = await readPixels(input.shown);
  const problems: ContrastProblem[] = [];

  for (const line of input.lines) {
    const color = parseColor(line.color);
    const contrasts = pointsIn(line)
      .map(([x, y]) => contrast(color, shown(x, y)))
      .toSorted((a, b) => a - b);
    // Single pixels on the edge between two backgrounds do not count.
    const lowest = contrasts[Math.floor(contrasts.length * 0.03)] ?? 21;
    const least = line.isFigure ? input.minFigureContrast : input.minTextContrast;
    if (lowest < least) problems.push({ what: line.text, contrast: round(lowest) });
  }

  for (const lead of input.leads) {
    const hidden = await readPixels(lead.hidden);
    const contrasts = lead.points.map(([x, y]) => contrast(shown(x, y), hidden(x, y)));
    // A lead in the colour of what is behind it is missing, but for its eyes.
    const visible = contrasts.filter((one) => one > 1.1);
    if (visible.length < contrasts.length / 2)
      problems.push({ what: 'body of a lead', contrast: typicalOf(contrasts) });
    // Mustard paper on cream is paler than 3:1; then the lead's eyes and mouth must be darker.
    const strongest = visible.toSorted((a, b) => b - a)[Math.floor(contrasts.length * 0.04)] ?? 1;
    if (strongest < input.minFigureContrast) problems.push({ what: 'a lead', contrast: round(strongest) });
  }
  return problems;

  type Rgb = [number, number, number];

  async function readPixels({ base64, left, top }: Picture): Promise<(x: number, y: number) => Rgb> {
    const response = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await response.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!;
    canvas.drawImage(bitmap, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return (x, y) => {
      const column = Math.min(width - 1, Math.max(0, Math.floor(x) - left));
      const row = Math.min(height - 1, Math.max(0, Math.floor(y) - top));
      const start = (row * width + column) * 4;
      return [data[start]!, data[start + 1]!, data[start + 2]!];
    };
  }

  function parseColor(color: string): Rgb {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!];
  }

  function pointsIn(box: Box): Point[] {
    const found: Point[] = [];
    for (let y = box.top; y < box.bottom; y += 3)
      for (let x = box.left + 1; x < box.right - 1; x += 3) found.push([x, y]);
    return found;
  }

  function contrast(a: Rgb, b: Rgb): number {
    const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(color: Rgb): number {
    const [red, green, blue] = color
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as Rgb;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function typicalOf(values: number[]): number {
    return round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!);
  }

  function round(value: number): number {
    return Math.round(value * 100) / 100;
  }
}
