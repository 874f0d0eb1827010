import { expect, test } from 'vitest';
import { changedSources, matchAll, matchesAfterPublishing, type Match, type Text } from './matches';

/** Publishes texts one after the other. Each step has the languages with their new texts. */
function publish(...steps: Record<string, string>[]): string[] {
  let texts: Text[] = [];
  let matches: Match[] = [];
  let version = 0;
  for (const step of steps) {
    const before = texts;
    const changed = Object.entries(step).map(([locale, hash]) => ({ locale, hash, version: (version += 1) }));
    texts = [...before.filter(({ locale }) => !(locale in step)), ...changed];
    const added = matchesAfterPublishing(Object.keys(step), before, texts, matches);
    const isReplaced = (one: Match) =>
      added.some(({ locale, source }) => locale === one.locale && source === one.source);
    matches = [...matches.filter((one) => !isReplaced(one)), ...added];
  }
  return texts.filter(({ locale }) => changedSources(locale, texts, matches).length > 0).map(({ locale }) => locale);
}

test('a document that was published in both languages is complete', () => {
  expect(publish({ en: 'a', pl: 'b' })).toEqual([]);
  expect(publish({ en: 'a' }, { pl: 'b' })).toEqual([]);
});

test('a change in one language makes the other outdated, whichever it is', () => {
  expect(publish({ en: 'a', pl: 'b' }, { en: 'a2' })).toEqual(['pl']);
  expect(publish({ en: 'a', pl: 'b' }, { pl: 'b2' })).toEqual(['en']);
});

test('it is complete again when the outdated one is published', () => {
  expect(publish({ en: 'a', pl: 'b' }, { en: 'a2' }, { pl: 'b2' })).toEqual([]);
  expect(publish({ en: 'a', pl: 'b' }, { en: 'a2' }, { pl: 'b2' }, { pl: 'b3' })).toEqual(['en']);
});

test('a change that is taken back makes nothing outdated', () => {
  expect(publish({ en: 'a', pl: 'b' }, { en: 'a2' }, { en: 'a' })).toEqual([]);
});

test('several changes in a row are one translation', () => {
  expect(publish({ en: 'a', pl: 'b' }, { en: 'a2' }, { en: 'a3' }, { pl: 'b2' })).toEqual([]);
});

test('both languages can be changed and published together', () => {
  expect(publish({ en: 'a', pl: 'b' }, { en: 'a2' }, { en: 'a3', pl: 'b3' })).toEqual([]);
});

test('texts can be declared to belong together', () => {
  const texts = [
    { locale: 'en', hash: 'a', version: 1 },
    { locale: 'pl', hash: 'b', version: 2 },
  ];
  expect(changedSources('pl', texts, [])).toEqual([texts[0]]);
  expect(changedSources('pl', texts, matchAll(texts))).toEqual([]);
  expect(changedSources('en', texts, matchAll(texts))).toEqual([]);
});
