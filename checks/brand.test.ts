/** The colours of brand.json, which mails, icons and error pages use, are those of the style sheets. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import brand from '../brand.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const tokens = readFileSync(resolve(root, 'web/app/theme/tokens.css'), 'utf8');
const icon = readFileSync(resolve(root, 'web/public/favicon.svg'), 'utf8');

/** The custom property of web/app/theme/tokens.css for each colour of brand.json with a light and a dark value. */
const properties = {
  background: '--paper',
  panel: '--sheet',
  text: '--ink',
  mutedText: '--ink-2',
  accent: '--ver',
  highlight: '--mus',
  water: '--river',
  deepWater: '--a-wat2',
} as const;

test.each(Object.entries(properties) as [keyof typeof properties, string][])(
  'brand.json has the same colour for %s as %s in tokens.css',
  (name, property) => {
    const [, light, dark] = new RegExp(`^  ${property}: light-dark\\((.+), (.+)\\);$`, 'm').exec(tokens) ?? [];
    expect(brand[name]).toEqual({ light, dark });
  },
);

test('every colour of brand.json with a light and a dark value is compared', () => {
  const names = Object.entries(brand).flatMap(([name, value]) =>
    typeof value === 'object' && 'dark' in value ? [name] : [],
  );
  expect(names).toEqual(Object.keys(properties));
});

test('the icon has the colours and shapes of brand.json', () => {
  const { text, accent, highlight, mark } = brand;
  for (const part of [text.light, text.dark, accent.light, highlight.light, mark.leftArch, mark.rightArch])
    expect(icon).toContain(part);
});
