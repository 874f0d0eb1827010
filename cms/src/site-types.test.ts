import { expect, test } from 'vitest';
import { pathField, pathOf, registerSiteTypes, siteType, siteUids } from './site-types';

const published = (path?: string) => ({
  options: { draftAndPublish: true },
  pluginOptions: path ? { site: { path } } : {},
});
const register = (contentTypes: object) => registerSiteTypes({ contentTypes } as never);

test('fails with the names of all content types that have no path', () => {
  const start = () =>
    register({ 'api::event.event': published(), 'api::page.page': published('/:slug'), 'api::job.job': published() });
  expect(start).toThrow(/content type "event" has no path[^]*"\/events\/:slug"[^]*content type "job"/);
  expect(siteUids()).toEqual([]);
});

test('registers content types that are published, and no others', () => {
  register({
    'api::page.page': published('/:slug'),
    'api::enquiry.enquiry': { options: { draftAndPublish: false } },
    'plugin::other.other': { options: { draftAndPublish: true } },
  });
  expect(siteUids()).toEqual(['api::page.page']);
  expect(siteType('api::page.page')).toEqual({ path: '/:slug' });
  expect(siteType('api::enquiry.enquiry')).toBeUndefined();
});

test('finds the field that is part of the path', () => {
  expect(pathField({ path: '/old/:path' })).toBe('path');
  expect(pathField({ path: '/pricing' })).toBeUndefined();
});

test('makes the path of a document from its field', () => {
  expect(pathOf({ path: '/old/:path' }, { path: 'integrations/crm' })).toBe('/old/integrations/crm');
  expect(pathOf({ path: '/pricing' }, { slug: 'ignored' })).toBe('/pricing');
});

test('has no path for a document that is not public', () => {
  expect(pathOf({ path: '/:slug' }, { slug: 'guide', access: 'public' })).toBe('/guide');
  expect(pathOf({ path: '/:slug' }, { slug: 'guide', access: null })).toBe('/guide');
  expect(pathOf({ path: '/:slug' }, { slug: 'guide', access: 'members' })).toBeNull();
});
