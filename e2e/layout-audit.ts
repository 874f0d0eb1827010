/** Finds text that runs over art or other text, or past the edge of the window. Runs in a browser at many widths. */
import type { Browser, Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { site } from './site.ts';
import { collectLines, type Line } from './text-lines.ts';
import { showWholePage } from './whole-page.ts';

export type LayoutProblem = {
  width: number;
  kind: 'text over art' | 'text over text' | 'text past the edge' | 'scrolls sideways';
  text: string;
};

/** Opens a page as the audits need it: complete, and without motion. */
export async function openForAudit(path: string, browser?: Browser): Promise<Page> {
  const { page } = await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }, { browser });
  await page.goto(site + path, { waitUntil: 'networkidle', referer: site });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Measures the page that is open, at each width. */
export async function auditLayout(page: Page, widths: number[]): Promise<LayoutProblem[]> {
  const problems: LayoutProblem[] = [];
  for (const width of widths) {
    await showWholePage(page, width);
    const found = await page.evaluate(findOverlaps, await page.evaluateHandle(collectLines));
    problems.push(...found.map((problem) => ({ width, ...problem })));
  }
  return problems;
}

/** Runs in the page. */
function findOverlaps(lines: Line[]): Omit<LayoutProblem, 'width'>[] {
  const problems: Omit<LayoutProblem, 'width'>[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth) problems.push({ kind: 'scrolls sideways', text: `${root.scrollWidth} px` });
  const pictures = [...document.querySelectorAll('svg[viewBox]')].map((svg) => svg.getBoundingClientRect());
  for (const line of lines) {
    if (runsOverArt(line)) problems.push({ kind: 'text over art', text: line.text.slice(0, 60) });
    if (runsPastEdge(line)) problems.push({ kind: 'text past the edge', text: line.text.slice(0, 60) });
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    const next = lines.slice(index + 1);
    const end = next.findIndex((one) => one.top > line.bottom);
    const other = next
      .slice(0, end === -1 ? undefined : end)
      .find((one) => one.node !== line.node && overlaps(line, one));
    if (other)
      problems.push({ kind: 'text over text', text: `${line.text.slice(0, 40)} | ${other.text.slice(0, 40)}` });
  }
  return problems;

  /** Whether a shape of an illustration is visible at one of the points along the middle of the line. */
  function runsOverArt(line: Line): boolean {
    // Titles that lie on their illustration on purpose; contrast-audit.ts measures their contrast.
    if (line.element.closest('[data-over-art]')) return false;
    const y = (line.top + line.bottom) / 2;
    const isNear = pictures.some(
      ({ left, right, top, bottom }) => left < line.right && right > line.left && top < y && bottom > y,
    );
    if (!isNear) return false;
    for (let x = line.left + 2; x < line.right - 1; x += 7) {
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex((one) => one === line.element || line.element.contains(one));
      for (const [position, one] of stack.entries()) {
        const art = one instanceof SVGGeometryElement ? one.closest('svg[viewBox]') : null;
        if (art && !art.contains(line.element) && !art.closest('a, button, summary, label')) return true;
        if (position >= own && isOpaque(one)) break;
      }
    }
    return false;
  }

  /** Sections clip what runs past the edge of the window, so it does not always make the page scroll. */
  function runsPastEdge(line: Line): boolean {
    if (line.left >= -1 && line.right <= window.innerWidth + 1) return false;
    for (let box: Element | null = line.element; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
    return true;
  }

  function isOpaque(element: Element): boolean {
    const [, alpha = '1'] = /rgba\([^)]*, ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor) ?? [];
    return Number(alpha) === 1;
  }

  function overlaps(a: Line, b: Line): boolean {
    if (a.element.contains(b.element) || b.element.contains(a.element)) return false;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 2 && height > 2;
  }
}
