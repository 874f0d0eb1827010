import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Colour = { light: string; dark: string };

export type Brand = {
  name: string;
  /** The name's cases in languages that decline it. */
  declinedName: Record<string, { genitive: string }>;
  contactEmail: string;
  background: Colour;
  panel: Colour;
  text: Colour;
  mutedText: Colour;
  accent: Colour;
};

/** Name, email and colours of the company, from the file that all parts share. `appFolder` is the folder of the CMS. */
export function readBrand(appFolder: string): Brand {
  return JSON.parse(readFileSync(join(appFolder, '..', 'brand.json'), 'utf8')) as Brand;
}
