import { describe, expect, test } from 'vitest';
import { anyTag, documentTag, fileTag, listTag, lookupTag, pathTag, searchTag } from '../tags';
import { comparePublished, fileChange, isVisibleWrite, isWrite, type Row } from './changes';

const documentId = 'k61qmb7fntoavcbvz27bobcu';
const locales = ['en', 'pl'];
const page = { uid: 'api::page.page', documentId, type: { path: '/:slug' } };
const home = { uid: 'api::home.home', documentId, type: { path: '/' } };
const job = { uid: 'api::job.job', documentId, type: { path: '/careers', isPart: true, isOptional: true } };
const plan = { uid: 'api::plan.plan', documentId, type: { path: '/pricing', isPart: true } };

const row = (changes: Partial<Row> = {}): Row => ({
  id: 1,
  locale: 'en',
  updatedAt: '2026-11-15T10:00:00.000Z',
  publishedAt: '2026-11-15T10:00:00.000Z',
  slug: 'product',
  ...changes,
});
/** Publishing replaces the row. */
const republished = (changes: Partial<Row> = {}) =>
  row({ id: 2, updatedAt: '2026-11-15T11:00:00.000Z', publishedAt: '2026-11-15T11:00:00.000Z', ...changes });

describe('which writes are compared', () => {
  test.each(['publish', 'unpublish', 'delete'])('compares %s', (action) => {
    expect(isWrite(action)).toBe(true);
    expect(isVisibleWrite(action, undefined)).toBe(true);
  });

  test.each(['create', 'update', 'clone', 'discardDraft'])('compares %s only if it publishes', (action) => {
    expect(isWrite(action)).toBe(true);
    expect(isVisibleWrite(action, undefined)).toBe(false);
    expect(isVisibleWrite(action, 'draft')).toBe(false);
    expect(isVisibleWrite(action, 'published')).toBe(true);
  });

  test.each(['findOne', 'findMany', 'count', 'publishAll'])('does not compare %s', (action) => {
    expect(isWrite(action)).toBe(false);
    expect(isVisibleWrite(action, 'published')).toBe(false);
  });
});

describe('tags to purge', () => {
  const tagsOf = (before: Row[], after: Row[], document: typeof home = page) =>
    comparePublished(document, locales, before, after).map(({ locale, tags }) => ({ locale, tags: new Set(tags) }));

  test('purges nothing when no published row changed', () => {
    expect(tagsOf([row()], [row()])).toEqual([]);
    expect(tagsOf([], [])).toEqual([]);
  });

  test('purges the document, its list and large responses when the content changed', () => {
    const tags = new Set([documentTag(documentId, 'en'), listTag('page', 'en'), searchTag('en'), anyTag]);
    expect(tagsOf([row()], [republished()])).toEqual([{ locale: 'en', tags }]);
    expect(tagsOf([row()], [row({ updatedAt: '2026-11-15T12:00:00.000Z' })])).toEqual([{ locale: 'en', tags }]);
    expect(tagsOf([row()], [row({ id: 2 })])).toEqual([{ locale: 'en', tags }]);
  });

  test('purges only the language that changed', () => {
    const polish = row({ id: 7, locale: 'pl', slug: 'produkt' });
    const tags = new Set([documentTag(documentId, 'pl'), listTag('page', 'pl'), searchTag('pl'), anyTag]);
    const after = [row(), republished({ id: 8, locale: 'pl', slug: 'produkt' })];
    expect(tagsOf([row(), polish], after)).toEqual([{ locale: 'pl', tags }]);
  });

  test.each([
    ['moves', [row()], [republished({ slug: 'tour' })], ['product', 'tour']],
    ['appears', [], [row()], ['product']],
    ['disappears', [row()], [], ['product']],
  ])('also purges links, lists of all languages and the paths when a document %s', (_, before, after, slugs) => {
    const tags = new Set([
      documentTag(documentId, 'en'),
      searchTag('en'),
      anyTag,
      pathTag(documentId),
      ...locales.map((locale) => listTag('page', locale)),
      ...slugs.map((slug) => lookupTag('page', slug)),
    ]);
    expect(tagsOf(before, after)).toEqual([{ locale: 'en', tags }]);
  });

  test('purges links and lists, but no looked up path, when a document with a single path appears', () => {
    const tags = new Set([
      documentTag(documentId, 'en'),
      searchTag('en'),
      anyTag,
      pathTag(documentId),
      ...locales.map((locale) => listTag('home', locale)),
    ]);
    expect(tagsOf([], [row()], home)).toEqual([{ locale: 'en', tags }]);
  });

  test('names no tag twice', () => {
    for (const { tags } of comparePublished(page, locales, [], [row(), row({ id: 7, locale: 'pl' })]))
      expect(tags).toEqual([...new Set(tags)]);
  });

  test('purges a changed file by its document, its name and large responses', () => {
    const { locale, tags, check } = fileChange(documentId, 'team_0123456789');
    expect({ locale, check }).toEqual({ locale: null, check: null });
    expect(tags).toEqual([documentTag(documentId), fileTag('team_0123456789.png'), anyTag]);
  });
});

describe('how a change is verified', () => {
  const checksOf = (document: typeof home, before: Row[], after: Row[]) =>
    comparePublished(document, locales, before, after).map(({ check }) => check);
  const publishedAt = '2026-11-15T11:00:00.000Z';

  test('expects the new version at the path of the document', () => {
    expect(checksOf(page, [row()], [republished()])).toEqual([{ path: '/product', publishedAt }]);
  });

  test('expects the new path after a move', () => {
    expect(checksOf(page, [row()], [republished({ slug: 'tour' })])).toEqual([{ path: '/tour', publishedAt }]);
  });

  test('adds the language to the path, except the default one', () => {
    const polish = republished({ locale: 'pl', slug: 'produkt' });
    expect(checksOf(page, [], [polish])).toEqual([{ path: '/pl/produkt', publishedAt }]);
    expect(checksOf(home, [], [polish])).toEqual([{ path: '/pl', publishedAt }]);
    expect(checksOf(home, [], [republished()])).toEqual([{ path: '/', publishedAt }]);
  });

  test('expects no page after the document is gone', () => {
    expect(checksOf(page, [row()], [])).toEqual([{ path: '/product', gone: true }]);
  });

  test('checks nothing after a document with a single path is gone, because the path may still have a page', () => {
    expect(checksOf(home, [row()], [])).toEqual([null]);
    expect(checksOf(plan, [row()], [])).toEqual([null]);
    expect(checksOf(job, [row()], [republished()])).toEqual([null]);
  });

  test('accepts that the page which shows a part does not exist', () => {
    expect(checksOf(plan, [row()], [republished()])).toEqual([{ path: '/pricing', publishedAt, mayBeAbsent: true }]);
  });

  test('checks nothing if the document is not public', () => {
    expect(checksOf(page, [row()], [republished({ access: 'members' })])).toEqual([null]);
  });
});
