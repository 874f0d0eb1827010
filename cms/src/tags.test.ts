import { expect, test } from 'vitest';
import { documentTag, fileTag, listTag, lookupTag, pathTag } from './tags';

const documentId = 'k61qmb7fntoavcbvz27bobcu';

test('makes different tags for a document, its languages, its path and its list', () => {
  const tags = [
    documentTag(documentId),
    documentTag(documentId, 'en'),
    documentTag(documentId, 'pl'),
    pathTag(documentId),
    listTag('page', 'en'),
    listTag('page', 'pl'),
    listTag('legacy-page', 'en'),
  ];
  expect(new Set(tags).size).toBe(tags.length);
});

test('keeps tags short, because a page has up to hundreds of them', () => {
  expect(documentTag(documentId, 'en')).toBe('k61qmb7fntoa.en');
  expect(pathTag(documentId)).toBe('k61qmb7fntoa@');
  expect(lookupTag('legacy-page', 'a/very/long/path/'.repeat(20))).toHaveLength('legacy-page@'.length + 10);
});

test('makes a tag of any path that is allowed in a header and contains no space', () => {
  expect(lookupTag('legacy-page', 'żółw i spacja')).toMatch(/^legacy-page@[\w-]{10}$/);
});

test('makes different tags for different paths and types', () => {
  const tags = [lookupTag('page', 'tour'), lookupTag('page', 'Tour'), lookupTag('legacy-page', 'tour')];
  expect(new Set(tags).size).toBe(3);
});

test('gives all sizes of an uploaded file the same tag', () => {
  const names = [
    'team_0a1b2c3d4e',
    '/uploads/team_0a1b2c3d4e.png',
    '/uploads/large_team_0a1b2c3d4e.png',
    '/uploads/full_webp_team_0a1b2c3d4e.webp',
  ];
  expect(new Set(names.map(fileTag))).toEqual(new Set(['file-0a1b2c3d4e']));
});

test('gives files without the random part of Strapi one shared tag', () => {
  for (const name of ['/uploads/team.png', 'team_0a1b2c3d4', 'team_0a1b2c3d4e5'])
    expect(fileTag(name)).toBe('file-unnamed');
});
