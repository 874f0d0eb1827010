import { expect, test } from 'vitest';
import { savedEntry } from './entry-base';

const at = (path: string) => savedEntry(new URL(path, 'https://cms.example.com'));

test('recognizes requests that save or publish an entry', () => {
  expect(at('/content-manager/collection-types/api::page.page/abc?locale=pl')).toBe('api::page.page abc pl');
  expect(at('/content-manager/collection-types/api::page.page/abc/actions/publish?locale=en')).toBe(
    'api::page.page abc en',
  );
  expect(at('/content-manager/single-types/api::home.home?locale=en')).toBe('api::home.home  en');
  expect(at('/content-manager/single-types/api%3A%3Ahome.home/actions/publish?locale=en')).toBe('api::home.home  en');
});

test.each([
  '/content-manager/collection-types/api::page.page?locale=en',
  '/content-manager/collection-types/api::page.page/abc',
  '/content-manager/collection-types/api::page.page/actions/bulkPublish?locale=en',
  '/content-manager/collection-types/api::page.page/abc/actions/unpublish?locale=en',
  '/content-manager/uid/generate?locale=en',
  '/admin/login',
])('ignores %s', (path) => {
  expect(at(path)).toBeNull();
});
