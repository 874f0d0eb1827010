import { expect, test } from 'vitest';
import { localeOf, localePath, locales, withoutLocale } from './index.ts';
import { messagesFor } from './messages.server.ts';
import { defaultLanguage, secondLanguage } from './test-languages.ts';

test('reads the language from the first segment of the path', () => {
  expect(localeOf('/')).toBe(defaultLanguage);
  expect(localeOf(`/${secondLanguage}`)).toBe(secondLanguage);
  expect(localeOf(`/${secondLanguage.toUpperCase()}/pricing`)).toBe(secondLanguage);
  expect(localeOf(`/${secondLanguage}ans`)).toBe(defaultLanguage);
  expect(localeOf(`/${defaultLanguage}`)).toBe(defaultLanguage);
});

test('adds a prefix to paths of every language but the default one', () => {
  expect(localePath(defaultLanguage, '/pricing')).toBe('/pricing');
  expect(localePath(secondLanguage, '/pricing')).toBe(`/${secondLanguage}/pricing`);
  expect(localePath(secondLanguage, '/')).toBe(`/${secondLanguage}`);
  expect(withoutLocale(`/${secondLanguage}/old/blog`)).toBe('/old/blog');
  expect(withoutLocale(`/${secondLanguage}`)).toBe('/');
  expect(withoutLocale('/pricing')).toBe('/pricing');
});

test('every language has the same messages, with the same placeholders', () => {
  const [first, ...others] = locales.map(({ code }) => flatten(messagesFor(code)));
  for (const other of others) {
    expect(messageKeys(other)).toEqual(messageKeys(first!));
    for (const [key, text] of Object.entries(other)) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(first![key] ?? first![key.replace(plural, '_other')]!));
    }
  }
});

test('every language has exactly the plural forms it needs', () => {
  for (const { code } of locales) {
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    const forms = Map.groupBy(
      Object.keys(flatten(messagesFor(code))).filter((key) => plural.test(key)),
      (key) => key.replace(plural, ''),
    );
    expect(forms.size).toBeGreaterThan(0);
    for (const [message, keys] of forms) {
      expect([code, message, keys.map((key) => key.split('_').at(-1)!).toSorted()]).toEqual([code, message, needed]);
    }
  }
});

const plural = /_(zero|one|two|few|many|other)$/;

/** The message keys of a language, without plural endings. */
function messageKeys(messages: Record<string, string>): string[] {
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

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!))].toSorted();
}
