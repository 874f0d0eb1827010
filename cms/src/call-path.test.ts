import { expect, test } from 'vitest';
import { callPath } from './call-path';

const strapi = (prefix: string) =>
  ({ config: { get: (key: string) => ({ 'api.rest.prefix': prefix })[key] } }) as never;

test.each([
  ['/api/pages', '/pages'],
  ['/api/auth/local/refresh', '/auth/local/refresh'],
  ['/API/Auth/local', '/Auth/local'],
  ['///api/auth/local', '/auth/local'],
  ['/api//auth/local', '//auth/local'],
  ['/api/', '/'],
])('removes the prefix of %s', (path, call) => {
  expect(callPath(strapi('/api'), path)).toBe(call);
});

test.each(['/', '/api', '/apiary/pages', '/admin/users', '/uploads/api/a.png'])('returns null for %s', (path) => {
  expect(callPath(strapi('/api'), path)).toBeNull();
});

test('uses the prefix of the settings', () => {
  expect(callPath(strapi('/internal/cms'), '/Internal/CMS/pages')).toBe('/pages');
  expect(callPath(strapi('/internal/cms'), '/api/pages')).toBeNull();
});
