import { expect, test } from 'vitest';
import { editorRoles } from './editor-roles';

const page = { uid: 'api::page.page', fields: ['title', 'slug', 'seo.title', 'access'], sharedFields: ['access'] };
const locales = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
];
const roles = editorRoles([page], locales);

function permission(code: string, action: string, subject: string | null = page.uid) {
  const { permissions } = roles.find((role) => role.code === code)!;
  return permissions.find((one) => one.action.endsWith(`.${action}`) && one.subject === subject)?.properties;
}

test('there is one translator for each language', () => {
  expect(roles.map(({ code }) => code)).toEqual([
    'strapi-editor',
    'strapi-author',
    'translator-en',
    'translator-pl',
    'enquiries-desk',
  ]);
});

test('editors publish and delete in all languages', () => {
  for (const action of ['publish', 'delete']) {
    expect(permission('strapi-editor', action)).toEqual({ locales: ['en', 'pl'] });
  }
  expect(permission('strapi-editor', 'update')).toEqual({ locales: ['en', 'pl'], fields: page.fields });
});

test('authors write, and neither publish nor delete', () => {
  expect(permission('strapi-author', 'update')).toEqual({ locales: ['en', 'pl'], fields: page.fields });
  expect(permission('strapi-author', 'publish')).toBeUndefined();
  expect(permission('strapi-author', 'delete')).toBeUndefined();
});

test('translators write and publish their language only, without the shared fields', () => {
  const own = ['title', 'slug', 'seo.title'];
  expect(permission('translator-pl', 'read')).toEqual({ locales: ['en', 'pl'], fields: page.fields });
  expect(permission('translator-pl', 'update')).toEqual({ locales: ['pl'], fields: own });
  expect(permission('translator-pl', 'create')).toEqual({ locales: ['pl'], fields: own });
  expect(permission('translator-pl', 'publish')).toEqual({ locales: ['pl'] });
  expect(permission('translator-pl', 'delete')).toBeUndefined();
  expect(permission('translator-pl', 'read', 'api::enquiry.enquiry')).toBeUndefined();
});

test('the enquiries desk sees enquiries only', () => {
  const { permissions } = roles.find(({ code }) => code === 'enquiries-desk')!;
  expect([...new Set(permissions.map(({ subject }) => subject))]).toEqual(['api::enquiry.enquiry']);
});
