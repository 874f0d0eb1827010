import { expect, test } from 'vitest';
import { contentQueries } from './client/content-query.server.ts';
import './queries.server.ts';

test('a query for one document selects the field by which it is found', () => {
  const lookups = [...contentQueries.values()].filter(({ kind }) => kind === 'lookup');
  expect(lookups.length).toBeGreaterThan(4);
  for (const { path, field, query } of lookups)
    expect({ path, fields: query.fields ?? [field] }).toEqual({ path, fields: expect.arrayContaining([field]) });
});
