import { expect, test } from 'vitest';
import { loadAnalyser } from './analyser.ts';
import { headingIds } from './heading-ids.ts';
import { stemUnknownPolish } from './polish-endings.ts';
import { PolishLemmas } from './polish-lemmas.ts';
import { fold, splitWords } from './words.ts';

const small = await PolishLemmas.load({
  aff: ['SFX N Y 2', 'SFX N   0   ów   [^i]t', 'SFX N   ź   zi   ź', 'PFX b Y 1', 'PFX b   0   nie   .'].join('\n'),
  dic: ['4', 'most/N', 'łódź/N', 'Łódź/N', 'lód', 'miły/b', 'nieść'].join('\n'),
});

const [english, polish, german] = await Promise.all(['en', 'pl', 'de'].map(loadAnalyser));

test('splits text into words in lower case', () => {
  expect(splitWords('Żółta Łódź: no-code, 20 zł!')).toEqual(['żółta', 'łódź', 'no', 'code', '20', 'zł']);
});

test.each([
  ['żółta łódź', 'zolta lodz'],
  ['ŁÓDŹ', 'LODZ'],
  ['café', 'cafe'],
  ['plain', 'plain'],
])('%s without accents is %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('gives each heading of a text its own id', () => {
  expect(headingIds(['Żółta łódź', 'Żółta łódź', '???'])).toEqual(['zolta-lodz', 'zolta-lodz-2', 'section']);
});

test('finds the base form of a Polish word, and how it is written', () => {
  expect(small.find('lodzi')).toEqual([{ lemma: 'łódź', form: 'łódzi' }]);
  expect(small.find('lod')).toEqual([{ lemma: 'lód', form: 'lód' }]);
  expect(small.find('niemiły')).toEqual([{ lemma: 'niemiły', form: 'niemiły' }]);
  expect(small.find('nielód')).toEqual([]);
  expect(small.find('nieznane')).toEqual([]);
});

test.each([
  ['webhookami', 'webhook'],
  ['webhooków', 'webhook'],
  ['Slacka'.toLowerCase(), 'slack'],
  ['api', 'api'],
  ['v2a', 'v2a'],
])('%s, which is in no dictionary, becomes %s', (word, stem) => {
  expect(stemUnknownPolish(word)).toBe(stem);
});

test('Polish forms of a word have a term in common', () => {
  const { terms } = polish!;
  for (const [a, b] of [
    ['most', 'mostami'],
    ['człowiekowi', 'człowiek'],
    ['faktur', 'faktury'],
    ['podpisane', 'podpisać'],
    ['webhooki', 'webhookach'],
  ] as const)
    expect(terms(a).exact.filter((term) => terms(b).exact.includes(term))).not.toEqual([]);
});

test('a Polish word without accents may mean those with accents, too', () => {
  const { terms } = polish!;
  expect(terms('lodzie')).toMatchObject({ exact: ['lód'] });
  expect(terms('lodzie').loose).toContain('łódź');
  expect(terms('bezpieczenstwo').loose).toEqual(['bezpieczeństwo']);
});

test.each([
  [english!, 'connections', 'connected'],
  [german!, 'brücken', 'brücke'],
])('words of other languages are stemmed %#', ({ terms }, a, b) => {
  expect(terms(a)).toEqual(terms(b));
});

test('knows the words that say nothing', () => {
  expect([english!.isStopWord('the'), english!.isStopWord('bridge')]).toEqual([true, false]);
  expect([polish!.isStopWord('się'), polish!.isStopWord('most')]).toEqual([true, false]);
});
