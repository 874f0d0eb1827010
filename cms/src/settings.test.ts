import { expect, test } from 'vitest';
import { findProblems } from './settings';

const validSettings = {
  DATABASE_URL: 'postgres://cms:secret@localhost/duet',
  APP_KEYS: 'first-key-of-sixteen,second-key-of-sixteen',
  ADMIN_JWT_SECRET: 'sixteen-characters-1',
  API_TOKEN_SALT: 'sixteen-characters-2',
  TRANSFER_TOKEN_SALT: 'sixteen-characters-3',
  ENCRYPTION_KEY: 'sixteen-characters-4',
  JWT_SECRET: 'sixteen-characters-5',
  WEB_API_TOKEN: 'a-token-of-thirty-two-characters-or-more',
  SITE_URL: 'https://www.mostek.test',
  EDGE_PURGE_URLS: 'http://edge-1:8081,http://edge-2:8081',
  EDGE_PURGE_SECRET: 'twenty-four-characters-or-more',
  ENQUIRIES_URL: 'http://enquiries:4000',
  INBOX_SECRET: 'a-secret-of-thirty-two-characters-or-more',
};

test('accepts valid settings with and without a first editor', () => {
  expect(findProblems(validSettings)).toEqual([]);
  expect(findProblems({ ...validSettings, ADMIN_EMAIL: 'a@mostek.test', ADMIN_PASSWORD: 'long enough' })).toEqual([]);
  expect(findProblems({ ...validSettings, ADMIN_EMAIL: '', ADMIN_PASSWORD: '', CMS_PREFIX: '' })).toEqual([]);
  expect(
    findProblems({ ...validSettings, EDGE_PURGE_URLS: 'http://edge-1:8081,', APP_KEYS: 'one-key-of-sixteen' }),
  ).toEqual([]);
});

test('reports an incomplete first editor together with other problems', () => {
  const problems = findProblems({ ...validSettings, ADMIN_EMAIL: 'a@mostek.test', JWT_SECRET: undefined });
  expect(problems).toEqual(['JWT_SECRET is missing', 'ADMIN_EMAIL and ADMIN_PASSWORD are needed together']);
});

const namesOf = (problems: string[]) => problems.map((line) => line.split(' ')[0]);

test('reports all required settings when none is set', () => {
  expect(namesOf(findProblems({}))).toEqual(Object.keys(validSettings));
});

test.each([
  ['DATABASE_URL', 'mysql://localhost/duet'],
  ['APP_KEYS', 'a,b'],
  ['APP_KEYS', 'toBeModified1-long,toBeModified2-long'],
  ['APP_KEYS', ','],
  ['JWT_SECRET', 'tobemodified-tobemodified'],
  ['EDGE_PURGE_URLS', ''],
  ['SITE_URL', 'www.mostek.test'],
  ['EDGE_PURGE_URLS', 'edge-1:8081x,'],
  ['CMS_PREFIX', 'api'],
])('rejects %s=%s and reports its name', (name, value) => {
  expect(namesOf(findProblems({ ...validSettings, [name]: value }))).toEqual([name]);
});
