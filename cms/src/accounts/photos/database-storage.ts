import type { Core } from '@strapi/strapi';
import type { User } from '../user';

const table = 'account_photos';

/** One row per account, so a photo is deleted with its account and is part of every backup. */
export function databaseStorage(strapi: Core.Strapi) {
  const rows = () => strapi.db.connection(table);
  return {
    async save({ id }: User, _version: string, webp: Buffer) {
      // In the transaction of the caller, which has locked the account: another one would wait for the lock.
      await strapi.db.transaction(async ({ trx }) => {
        await trx(table).insert({ account: id, webp }).onConflict('account').merge();
      });
    },
    async read({ id }: User) {
      const row: { webp: Buffer } | undefined = await rows().where({ account: id }).first('webp');
      return row?.webp ?? null;
    },
    // A newer photo replaces the row.
    async deleteOlder() {},
    async deleteAll({ id }: User) {
      await rows().where({ account: id }).delete();
    },
  };
}
