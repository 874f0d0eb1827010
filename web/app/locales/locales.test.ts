import { expect, test } from 'vitest';
import { localeOf, localePath, locales, withoutLocale } from './index.ts';
import { messagesFor } from './messages.server.ts';
import { defaultLanguage, secondLanguage } from './test-languages.ts';

test('an address tells its language by its first segment', () => {
  expect(localeOf('/')).toBe(defaultLanguage);
  expect(localeOf(`/${secondLanguage}`)).toBe(secondLanguage);
  expect(localeOf(`/${secondLanguage.toUpperCase()}/pricing`)).toBe(secondLanguage);
  expect(localeOf(`/${secondLanguage}ans`)).toBe(defaultLanguage);
  expect(localeOf(`/${defaultLanguage}`)).toBe(defaultLanguage);
});

test('the default language has no prefix, the others have theirs', () => {
  expect(localePath(defaultLanguage, '/pricing')).toBe('/pricing');
  expect(localePath(secondLanguage, '/pricing')).toBe(`/${secondLanguage}/pricing`);
  expect(localePath(secondLanguage, '/')).toBe(`/${secondLanguage}`);
  expect(withoutLocale(`/${secondLanguage}/old/blog`)).toBe('/old/blog');
  expect(withoutLocale(`/${secondLanguage}`)).toBe('/');
  expect(withoutLocale('/pricing')).toBe('/pricing');
});

test('every language says every sentence, with the same blanks to fill in', () => {
  const [first, ...others] = locales.map(({ code }) => flatten(messagesFor(code)));
  for (const other of others) {
    expect(sentences(other)).toEqual(sentences(first!));
    for (const [key, words] of Object.entries(other)) {
      expect(words.trim(), key).not.toBe('');
      expect(blanks(words), key).toEqual(blanks(first![key] ?? first![key.replace(plural, '_other')]!));
    }
  }
});

test('every language has all the plural forms it needs, and no others', () => {
  for (const { code } of locales) {
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    const forms = Map.groupBy(
      Object.keys(flatten(messagesFor(code))).filter((key) => plural.test(key)),
      (key) => key.replace(plural, ''),
    );
    expect(forms.size).toBeGreaterThan(0);
    for (const [sentence, keys] of forms) {
      expect([code, sentence, keys.map((key) => key.split('_').at(-1)!).toSorted()]).toEqual([code, sentence, needed]);
    }
  }
});

const plural = /_(zero|one|two|few|many|other)$/;

/** The sentences of a language, plural forms counted once. */
function sentences(messages: Record<string, string>): string[] {
  return [...new Set(Object.keys(messages).map((key) => key.replace(plural, '')))];
}

function flatten(messages: object, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flatten(value as object, `${path}${key}.`),
    ),
  ) as Record<string, string>;
}

function blanks(words: string): string[] {
  return [...new Set([...words.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!))].toSorted();
}
