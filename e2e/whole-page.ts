import type { Page } from 'playwright-core';

/**
 * Makes the window as high as the page, because only what is in the window can be tested. Sections are laid out when
 * they come near the window, and the page may then be higher.
 */
export async function showWholePage(page: Page, width: number): Promise<void> {
  let height = 900;
  for (let before = 0; height !== before; height = await page.evaluate(readPageHeight)) {
    before = height;
    await page.setViewportSize({ width, height });
  }
}

/** Runs in the page. Sections that came near the window are laid out within two frames. */
async function readPageHeight(): Promise<number> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollHeight;
}
