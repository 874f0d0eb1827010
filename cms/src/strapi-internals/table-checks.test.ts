import { expect, test, vi } from 'vitest';
import { rememberTables } from './table-checks';

const hasTable = vi.fn<(name: string) => Promise<boolean>>(async (name) => name === 'pages');
const createStrapi = () => ({ db: { getSchemaConnection: () => ({ hasTable }) } });

test('asks once whether a table exists, unless it does not', async () => {
  const strapi = createStrapi();
  rememberTables(strapi as never);
  const ask = (name: string) => strapi.db.getSchemaConnection().hasTable(name);
  expect([await ask('pages'), await ask('pages'), await ask('others'), await ask('others')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(hasTable.mock.calls.map(([name]) => name)).toEqual(['pages', 'others', 'others']);
});

test('the start fails when Strapi has changed', () => {
  const strapi = { db: { getSchemaConnection: () => ({}) } } as never;
  expect(() => rememberTables(strapi)).toThrow(
    'strapi.db.getSchemaConnection() has no method "hasTable" (cms/src/strapi-internals/table-checks.ts)',
  );
});
