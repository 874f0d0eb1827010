import { expect, test } from 'vitest';
import { onePerEntry } from './links-route';

test('keeps the first link of each entry and language', () => {
  const link = {
    uid: 'api::page.page',
    documentId: 'a',
    locale: 'en',
    isPublished: true,
    field: 'menu.0',
    label: null,
  };
  const draft = { ...link, isPublished: false };
  const polish = { ...link, locale: 'pl' };
  expect(onePerEntry([link, draft, polish])).toEqual([link, polish]);
});
