import type { Core } from '@strapi/strapi';
import { eraseAccount } from './accounts/erase-account';
import { users, type User } from './accounts/user';
import { ledgerOf } from './ledger';
import { reason } from './worker';

const retryMs = 10_000;

/** Repeats in the database what the ledger says. Does nothing unless the database was restored from a backup. */
export async function replayLedger(strapi: Core.Strapi): Promise<void> {
  const isSent = ledgerOf(strapi).isSent();
  const waiting: { id: string; encrypted: string }[] = await strapi.db
    .connection('account_mails')
    .select('id', 'encrypted');
  const sent = waiting.filter(({ encrypted }) => isSent(encrypted)).map(({ id }) => id);
  if (sent.length > 0) await strapi.db.connection('account_mails').whereIn('id', sent).delete();
  const erased = ledgerOf(strapi).erasedAccounts();
  const restored = (await users(strapi).findMany({ where: { documentId: { $in: erased } } })) as User[];
  if (sent.length + restored.length > 0)
    strapi.log.warn(`The database was older than the ledger: ${sent.length} mails, ${restored.length} accounts.`);
  void eraseAgain(strapi, restored);
}

/** The enquiries worker, which erases the enquiries of an account, may start later than this process. */
async function eraseAgain(strapi: Core.Strapi, accounts: User[]): Promise<void> {
  for (const account of accounts) {
    try {
      await eraseAccount(strapi, account);
    } catch (error) {
      strapi.log.warn(`An account that was erased before the restore is not erased yet: ${reason(error)}`);
      setTimeout(() => void eraseAgain(strapi, [account]), retryMs).unref();
    }
  }
}
