import { expect, test } from 'vitest';
import { compareVersions, textOf } from './compare';

const hero = { __component: 'sections.hero', title: 'Every lead gets across.', lead: null, actions: [] };
const quote = { __component: 'sections.quote', text: 'Good.', person: 'Ewa' };
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];

const compare = (before: object, after: object, language = 'en') =>
  compareVersions(before as never, after as never, 'page', language);

test('says which field has changed, and from what to what', () => {
  expect(compare({ title: 'Product' }, { title: 'Our product' })).toEqual([
    { place: 'Title', before: 'Product', after: 'Our product' },
  ]);
  expect(compare({ title: 'Produkt', lead: '' }, { title: 'Produkt', lead: 'Nowe.' }, 'pl')).toEqual([
    { place: 'Wprowadzenie', before: null, after: 'Nowe.' },
  ]);
});

test('names the section of a change', () => {
  const changed = { ...hero, lead: 'Forms that arrive.' };
  expect(compare({ sections: [hero, quote] }, { sections: [changed, quote] })).toEqual([
    {
      place: 'Sections › Hero “Every lead gets across.” › Introduction',
      before: null,
      after: 'Forms that arrive.',
    },
  ]);
});

test('a section that was added, removed or moved is one change', () => {
  expect(compare({ sections: [hero] }, { sections: [hero, quote] })).toEqual([
    { place: 'Sections › Quote “Good.”', before: null, after: 'Good. · Ewa' },
  ]);
  expect(compare({ sections: [hero, quote] }, { sections: [hero] })).toEqual([
    { place: 'Sections › Quote “Good.”', before: 'Good. · Ewa', after: null },
  ]);
  expect(compare({ sections: [hero, quote] }, { sections: [quote, hero] })).toEqual([
    {
      place: 'Sections',
      before: 'Hero “Every lead gets across.”, Quote “Good.”',
      after: 'Quote “Good.”, Hero “Every lead gets across.”',
    },
  ]);
});

test('the same content is no change, in whatever order its fields are', () => {
  expect(compare({ title: 'A', seo: null, sections: [] }, { sections: null, title: 'A' })).toEqual([]);
  expect(compare({ sections: [hero] }, { sections: [{ ...hero, actions: null, lead: '' }] })).toEqual([]);
});

test('shows the words of rich text, and the names of files and documents', () => {
  expect(textOf(text('Hello'))).toBe('Hello');
  expect(textOf({ $file: 3, name: 'bridge.jpg' })).toBe('bridge.jpg');
  expect(textOf({ $document: 'abc', title: 'Prices' })).toBe('Prices');
  expect(textOf({ __component: 'parts.link', label: 'Prices', page: { $document: 'a', title: 'Pricing' } })).toBe(
    'Prices · Pricing',
  );
  expect(textOf(null)).toBeNull();
});
