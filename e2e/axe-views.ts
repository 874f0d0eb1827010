/** A page in both languages, by day and night, narrow and wide, as axe sees it. */
import { violations } from './axe.ts';
import { visitor } from './browser.ts';
import { site } from './site.ts';

type View = { language: 'en' | 'pl'; colorScheme: 'light' | 'dark'; width: number };

export const everyView: View[] = (['en', 'pl'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => [320, 1440].map((width) => ({ language, colorScheme, width }))),
);

/** Half of them: every language with every colour scheme and with every width, and every scheme with every width. */
export const someViews = everyView.filter(
  ({ language, colorScheme, width }) => (language === 'en') === ((colorScheme === 'light') === (width === 1440)),
);

export async function violationsIn(paths: { en: string; pl: string }, views: View[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of ['en', 'pl'] as const) {
    const { page } = await visitor({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    await page.goto(site + paths[language], { waitUntil: 'networkidle', referer: site });
    for (const { colorScheme, width } of views.filter((view) => view.language === language)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const one of await violations(page)) found.push(`${paths[language]}, ${colorScheme}, ${width} px: ${one}`);
    }
    await page.context().close();
  }
  return found;
}
