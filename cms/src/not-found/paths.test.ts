import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import locales from '../../../locales.json';
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
  const second = locales[1]!.code;
  expect(splitPath(strapi, `/${second}/other-prices`)).toEqual({ locale: second, address: 'other-prices' });
  expect(splitPath(strapi, `/${second}an`)).toEqual({ locale: 'en', address: `${second}an` });
});
