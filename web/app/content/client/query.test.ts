import { expect, test } from 'vitest';
import { serializeQuery } from './query.ts';

test('writes nested keys in brackets and lists with indices, and skips undefined values', () => {
  const query = { locale: 'pl', filters: { slug: { $eq: 'a b&c' } }, fields: ['x', 'y'], skip: undefined, flag: true };
  expect(serializeQuery(query)).toBe('locale=pl&filters[slug][$eq]=a%20b%26c&fields[0]=x&fields[1]=y&flag=true');
  expect(serializeQuery({})).toBe('');
});
