/** Finds text of the sample site, the mails and the interface that is the same in two languages: it was not translated. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import locales from '../locales.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const codes = locales.map(({ code }) => code);
const [first, ...others] = codes as [string, ...string[]];
/** Labels of the admin, which is in English. */
const adminLabels = ['Image and text'];

test('no text of the sample site is untranslated', async () => {
  const files = globSync('cms/seed/**/*.ts', { cwd: root, exclude: ['**/index.ts', '**/media.ts'] });
  const found: string[] = [];
  for (const file of files) found.push(...findUntranslated(await import(resolve(root, file)), file));
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test('no text of the interface is untranslated', async () => {
  const files = await Promise.all(codes.map((code) => import(resolve(root, `web/app/locales/${code}.ts`))));
  const messages = Object.fromEntries(codes.map((code, index) => [code, files[index] as object]));
  expect(findUntranslated(messages, 'web/app/locales')).toEqual([]);
});

test.each(['cms/src/accounts', 'enquiries/src/sinks'])('no text of the mails in %s is untranslated', async (folder) => {
  const file = `${folder}/mail-translations.ts`;
  expect(findUntranslated(await import(resolve(root, file)), file)).toEqual([]);
});

test('finds a planted text', () => {
  const planted = { page: [{ words: Object.fromEntries(codes.map((code) => [code, { title: 'Open every day' }])) }] };
  expect(findUntranslated(planted, 'a')).toEqual(['a.page.0.words: Open every day']);
});

/** In any depth: objects with a value per language. */
function findUntranslated(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const byLanguage = value as Record<string, unknown>;
  if (codes.every((code) => Object.hasOwn(byLanguage, code))) {
    const original = new Set(textsOf(byLanguage[first]));
    return others
      .flatMap((code) => textsOf(byLanguage[code]))
      .filter((text) => original.has(text) && !adminLabels.includes(text))
      .map((text) => `${path}: ${text}`);
  }
  return Object.entries(value).flatMap(([key, child]) => findUntranslated(child, `${path}.${key}`));
}

/** All sentences and phrases: at least two words, one of them an ordinary word. Names, code and URLs are none. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /(^| )\p{Ll}{3,}/u.test(value) && /\S \S/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || isCode(value)) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Blocks and words of code, and samples of code (which have a language). */
function isCode(value: object): boolean {
  const { type, code, language } = value as { type?: unknown; code?: unknown; language?: unknown };
  return type === 'code' || code === true || typeof language === 'string';
}
