import type { Core } from '@strapi/strapi';

const database = ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL'), schema: env('DATABASE_SCHEMA', 'cms') },
    pool: { min: env.int('DATABASE_POOL_MIN', 2), max: env.int('DATABASE_POOL_MAX', 10) },
    acquireConnectionTimeout: 10_000,
    // Errors are logged, and the values of a statement may contain emails or password hashes.
    compileSqlOnError: false,
  },
  // Strapi changes the schema at startup. It must not drop what this build no longer uses, because the previous build
  // may still be running. runMigrations: Strapi would run database/migrations/ before it has created its own tables, and
  // without a lock; src/migrations.ts runs them.
  settings: { forceMigration: false, runMigrations: false },
});

export default database;
