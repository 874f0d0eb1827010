/** Runs axe on a page in both languages, in light and dark mode, and at two widths. */
import { findViolations } from './axe.ts';
import { openPage } from './browser.ts';
import { site } from './site.ts';

type View = { language: 'en' | 'pl'; colorScheme: 'light' | 'dark'; width: number };

export const allViews: View[] = (['en', 'pl'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => [320, 1440].map((width) => ({ language, colorScheme, width }))),
);

/** Half of the views, with every pair of language, colour scheme and width (pairwise coverage). */
export const sampleViews = allViews.filter(
  ({ language, colorScheme, width }) => (language === 'en') === ((colorScheme === 'light') === (width === 1440)),
);

export async function findViolationsInViews(paths: { en: string; pl: string }, views: View[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of ['en', 'pl'] as const) {
    const { page } = await openPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    await page.goto(site + paths[language], { waitUntil: 'networkidle', referer: site });
    for (const { colorScheme, width } of views.filter((view) => view.language === language)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const one of await findViolations(page))
        found.push(`${paths[language]}, ${colorScheme}, ${width} px: ${one}`);
    }
    await page.context().close();
  }
  return found;
}
