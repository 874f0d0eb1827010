import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { polishFontFile, subsetPolishLetters } from './polish-letters.ts';

test('the file with the Polish letters was made from the installed version of the font', async () => {
  expect((await subsetPolishLetters()).equals(readFileSync(polishFontFile))).toBe(true);
});
