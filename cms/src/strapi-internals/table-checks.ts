/**
 * Strapi asks PostgreSQL whether a table exists, dozens of times for each publication of a page that others link to. Tables
 * that exist stay, so it is asked once for each.
 */
import type { Core } from '@strapi/strapi';
import { requireFunctions } from './require-internal';

const file = 'table-checks.ts';

type SchemaBuilder = { hasTable: (name: string) => PromiseLike<boolean> };
type Database = { getSchemaConnection: (transaction?: unknown) => SchemaBuilder };

/** Called in `bootstrap`: there is no database before. */
export function rememberTables(strapi: Core.Strapi): void {
  requireFunctions(strapi.db, 'strapi.db', 'method', ['getSchemaConnection'], file);
  requireFunctions(strapi.db.getSchemaConnection(), 'strapi.db.getSchemaConnection()', 'method', ['hasTable'], file);
  const database = strapi.db as unknown as Database;
  const getSchemaConnection = database.getSchemaConnection.bind(database);
  const existing = new Set<string>();
  database.getSchemaConnection = (transaction) => {
    const builder = getSchemaConnection(transaction);
    const hasTable = builder.hasTable.bind(builder);
    builder.hasTable = async (name) => {
      if (!existing.has(name) && (await hasTable(name))) existing.add(name);
      return existing.has(name);
    };
    return builder;
  };
}
