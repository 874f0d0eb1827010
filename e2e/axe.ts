import axe from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Runs axe and returns one line per violation: the rule and the element. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate((values) => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    return runner.run(document, { runOnly: { type: 'tag', values } });
  }, tags);
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}
