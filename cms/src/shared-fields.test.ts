import { expect, test } from 'vitest';
import { byDocument } from './shared-fields';

test('compares related documents by their ids, at any depth', () => {
  const inEnglish = { rank: 1, parts: [{ title: 'a', link: { id: 7, documentId: 'x', locale: 'en' } }] };
  const inPolish = { rank: 1, parts: [{ title: 'a', link: { id: 9, documentId: 'x', locale: 'pl' } }] };
  expect(byDocument(inEnglish)).toEqual(byDocument(inPolish));
  expect(byDocument({ ...inPolish, rank: 2 })).not.toEqual(byDocument(inEnglish));
});

test('keeps dates and empty values', () => {
  const date = new Date(0);
  expect(byDocument({ date, nothing: null })).toEqual({ date, nothing: null });
});
