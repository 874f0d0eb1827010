/**
 * Writes the Polish letters of Geologica to a file of their own, because the file with all Latin letters with marks is
 * six times as large. Run it after an upgrade of the font: `node web/app/theme/fonts/polish-letters.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** "ó" is in the first file, with the letters of Western Europe. */
const letters = 'ĄĆĘŁŃŚŹŻąćęłńśźż';

const source = import.meta.resolve('@fontsource-variable/geologica/files/geologica-latin-ext-shrp-normal.woff2');
export const polishFontFile = fileURLToPath(new URL('geologica-polish.woff2', import.meta.url));

export function subsetPolishLetters(): Promise<Buffer> {
  return subsetFont(readFileSync(fileURLToPath(source)), letters, { targetFormat: 'woff2' });
}

if (import.meta.main) writeFileSync(polishFontFile, await subsetPolishLetters());
