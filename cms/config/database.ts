import type { Core } from '@strapi/strapi';

const database = ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL'), schema: env('DATABASE_SCHEMA', 'cms') },
    pool: { min: env.int('DATABASE_POOL_MIN', 2), max: env.int('DATABASE_POOL_MAX', 10) },
    acquireConnectionTimeout: 10_000,
    // Errors are logged, and what a statement was given may be an address or a hash.
    compileSqlOnError: false,
  },
  // Strapi brings the tables up to date by itself when it starts. It may add; what a build no longer knows stays, because the
  // build before it may still be running.
  settings: { forceMigration: false },
});

export default database;
