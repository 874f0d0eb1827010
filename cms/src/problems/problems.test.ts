import { describe, expect, test } from 'vitest';
import { describeProblem, problemError } from '.';
import { languageOf } from './language';
import { problemTexts, type ProblemCode } from './texts';

const strapi = { requestContext: { get: () => ({ state: { user: { preferedLanguage: 'pl' } } }) } } as never;

test('an error names the field and says the reason in the language of the editor', () => {
  const error = problemError(strapi, { code: 'slug.reserved', path: ['slug'], values: { slug: 'admin' } });
  const message = 'Adres „admin” jest zajęty przez sam serwis. Wybierz inny.';
  expect(error.message).toBe(message);
  expect(error).toMatchObject({ details: { errors: [{ code: 'slug.reserved', path: ['slug'], message }] } });
});

test('several problems are one error', () => {
  const error = problemError(strapi, { code: 'redirect.target' }, { code: 'slug.characters', path: ['slug'] });
  expect(error.message.split('\n')).toHaveLength(2);
  expect(error).toMatchObject({ details: { errors: [{ path: [] }, { path: ['slug'] }] } });
});

test.each(Object.keys(problemTexts.en) as ProblemCode[])('%s names the same values in all languages', (code) => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
  expect(names(problemTexts.pl[code])).toEqual(names(problemTexts.en[code]));
});

test('values may contain braces', () => {
  const values = { title: '{slug}', slug: 'a' };
  expect(describeProblem({ code: 'slug.taken', values }, 'en')).toContain('"{slug}" already has the address "a"');
});

describe('the language of the editor', () => {
  const accept = (languages: string) => () => languages;
  test.each([
    ['pl', { state: { user: { preferedLanguage: 'pl' } }, get: accept('en') }],
    ['pl', { state: { user: { preferedLanguage: null } }, get: accept('de, pl-PL;q=0.9, en;q=0.8') }],
    ['en', { state: { user: { preferedLanguage: 'fr' } }, get: accept('') }],
    ['en', {}],
  ])('is %s', (language, request) => {
    expect(languageOf(request)).toBe(language);
  });
});
