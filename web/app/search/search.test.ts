import { loadAnalyser } from 'search';
import { expect, test } from 'vitest';
import { bestCorrections, typingErrors } from './correct.ts';
import { SearchCounter } from './count.ts';
import { totalOf, withoutHidden } from './counts.ts';
import { cleanQuery, joinedWordsOf, toSynonyms, toTsQuery, wordsOf } from './query.server.ts';
import { Highlighter } from './snippet.server.ts';

const analyser = await loadAnalyser('en');
const words = (query: string) => wordsOf(query, analyser);
const highlighter = (query: string) => new Highlighter(words(query), analyser);

test.each([
  ['  two\n words\t', 'two words'],
  ['nul\0l', 'nul l'],
  ['\u202eright to left', 'right to left'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('cleans %j', (typed, clean) => {
  expect(cleanQuery(typed)).toBe(clean);
});

test('leaves out words that say nothing, unless there is nothing else', () => {
  expect(words('how to check the signature').map(({ word }) => word)).toEqual(['check', 'signature']);
  expect(words('to be or not to be').map(({ word }) => word)).toEqual(['to', 'be', 'or', 'not']);
  expect(words('!!! ???')).toEqual([]);
});

test('takes eight different words at most', () => {
  expect(words(Array.from({ length: 10_000 }, (_, index) => `word${index % 50}`).join(' '))).toHaveLength(8);
});

test('makes queries in the syntax of PostgreSQL', () => {
  expect(toTsQuery(words('checking signatures'))).toBe(`('check' | '=checking') & ('signatur' | '=signatures')`);
  expect(toTsQuery(words('check sig'), { isTyping: true })).toBe(`('check' | '=check') & ('sig' | '=sig':*)`);
  expect(toTsQuery(words('a & b | !c'), { joinedBy: '|' })).toBe(`('b' | '=b') | ('c' | '=c')`);
});

test.each([
  ['signature', 'signature', 0],
  ['signature', 'signatrue', 1],
  ['signature', 'sgnature', 1],
  ['signature', 'signaturre', 1],
  ['signature', 'segnatore', 2],
  ['', 'abc', 3],
])('%s and %s differ by %i typing errors', (a, b, errors) => {
  expect([typingErrors(a, b), typingErrors(b, a)]).toEqual([errors, errors]);
});

test('corrects one typing error', () => {
  const candidate = (form: string, word = form) => [{ form, word }];
  expect(bestCorrections(['signatrue'], candidate('signature'))).toEqual(['signature']);
  expect(bestCorrections(['mostow'], candidate('mostow', 'mostów'))).toEqual(['mostów']);
  expect(bestCorrections(['podpsami', 'podps'], candidate('podpis'))).toEqual(['podpis']);
  expect(bestCorrections(['segnatore'], candidate('signature'))).toEqual([]);
  expect(bestCorrections(['longr'], [...candidate('long'), ...candidate('longer'), ...candidate('lounge')])).toEqual([
    'long',
    'longer',
  ]);
});

test('prefers corrections with the same first letter', () => {
  const candidates = ['aost', 'bost', 'moss', 'cost'].map((word) => ({ form: word, word }));
  expect(bestCorrections(['most'], candidates)).toEqual(['moss', 'aost', 'bost', 'cost']);
});

test('marks the words in any form', () => {
  expect(highlighter('signature').mark('Signed with two signatures.')).toEqual([
    { text: 'Signed with two ' },
    { text: 'signatures', isMarked: true },
    { text: '.' },
  ]);
});

test('shows the passage with the most of the words, cut around them', () => {
  const long = 'This says something else. '.repeat(20);
  const snippet = highlighter('check signature').choose([
    { heading: 'Signature', anchor: 'signature', text: 'Nothing more.' },
    { heading: 'How', anchor: 'how', text: `${long}Check the signature of each request. ${long}` },
  ]);
  expect(snippet).toMatchObject({ anchor: 'how', heading: [{ text: 'How' }] });
  const text = snippet!.text.map((part) => part.text).join('');
  expect(text.length).toBeLessThan(200);
  expect(text).toMatch(/^… .*Check the signature of each request\..* …$/);
});

test('shows nothing of an entry that has the words only in its title', () => {
  expect(highlighter('signature').choose([{ heading: 'How', anchor: '', text: 'Something else' }])).toBeNull();
});

test('finds the synonyms of words and of phrases', () => {
  const synonyms = toSynonyms(
    [
      ['invoice', 'bill'],
      ['two-step sign-in', '2FA'],
    ],
    analyser,
  );
  expect(toTsQuery(words('bills'), { synonyms })).toBe(`(('bill' | '=bills') | ('invoic'))`);
  expect(toTsQuery(words('2fa'), { synonyms })).toBe(`(('2fa' | '=2fa') | ('two') & ('step') & ('sign'))`);
});

test('finds what is one word on the site', () => {
  const joined = (query: string) => joinedWordsOf(query, analyser).map(({ word }) => word);
  expect([joined('plug in'), joined('plug-in'), joined('a plug-in for it'), joined('plugin')]).toEqual([
    ['plugin'],
    ['plugin'],
    ['plugin'],
    [],
  ]);
  const options = { joined: joinedWordsOf('plug-in', analyser) };
  expect(toTsQuery(words('plug-in'), options)).toBe(`('plug' | '=plug') | ('plugin' | '=plugin')`);
});

test('counts no results that have no page', () => {
  const [job, page] = [{ type: 'job' }, { type: 'page' }];
  const counts = withoutHidden({ job: 3, page: 30 }, [job, page, job], [page, job]);
  expect([counts, totalOf(counts)]).toEqual([{ job: 2, page: 30 }, 32]);
});

test('counts what is searched, and nothing that may be about a person', () => {
  const counter = new SearchCounter(2);
  for (const query of ['Fax', 'fax', 'jan@example.com', '600 100 200', 'a'.repeat(61), 'pricing', 'third'])
    counter.addSearch({ locale: 'en', query, hasResults: false });
  expect(counter.take()).toEqual([
    { locale: 'en', query: 'fax', hasResults: false, count: 2 },
    { locale: 'en', query: 'pricing', hasResults: false, count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});
