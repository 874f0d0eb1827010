import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePaths, splitPath } from './paths';

const strapi = { dirs: { app: { root: join(dirname(__dirname), '..') } } } as never;

test('accepts what the web reports, and nothing else', () => {
  const paths = [{ path: '/old-prices', count: 3 }];
  expect(parsePaths({ paths })).toEqual(paths);
  const wrong = [null, {}, { paths: 'a' }, { paths: [{ path: 'a', count: 1 }] }, { paths: [{ path: '/a', count: 0 }] }];
  for (const body of [...wrong, { paths: [{ path: '/<script>', count: 1 }] }, { paths: Array(501).fill(paths[0]) }])
    expect(() => parsePaths(body)).toThrow('paths must be');
});

test('an address belongs to the language of its path', () => {
  expect(splitPath(strapi, '/old-prices')).toEqual({ locale: 'en', address: 'old-prices' });
  expect(splitPath(strapi, '/pl/stary-cennik')).toEqual({ locale: 'pl', address: 'stary-cennik' });
  expect(splitPath(strapi, '/plan')).toEqual({ locale: 'en', address: 'plan' });
});
