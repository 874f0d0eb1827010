/**
 * Mails about accounts are stored before they are sent and deleted once the mail service has accepted them, so a
 * restart loses none. They contain links that give access to accounts, so they are encrypted in the database. Sending
 * is retried until the link expires.
 */
import type { Core } from '@strapi/strapi';
import { decrypt, encrypt } from '../encryption';
import { hashOf, ledgerOf } from '../ledger';
import { accountMails } from '../telemetry/metrics';
import { withTimeLimit } from '../time-limit';
import { backoffMs, reason, Worker } from '../worker';
import { linkHours } from './links';
import type { MailKind } from './mail-translations';

const batchSize = 5;
/** Longer than the timeout of sending, so that no other CMS process sends the same mail at the same time. */
const claimMs = 60_000;
const sendTimeoutMs = 30_000;
const baseBackoffMs = 1_000;
const maxBackoffMs = 300_000;
const hoursWithoutLink = 24;

const lifetimeHours: Partial<Record<MailKind, number>> = {
  confirm: linkHours.confirm,
  reset: linkHours.reset,
  'new-email': linkHours['new-email'],
  'email-changed': linkHours['undo-email'],
  invitation: 7 * 24,
  'schedule-failed': 7 * 24,
};

type Mail = { to: string; from: string; subject: string; text: string; html: string };

let worker: Worker | undefined;

export function startOutbox(strapi: Core.Strapi): void {
  worker = new Worker(strapi, 'account mails', () => sendDue(strapi));
}

export async function stopOutbox(): Promise<void> {
  await worker?.stop();
}

/** If called inside a transaction, the insert is part of it. */
export async function storeMail(strapi: Core.Strapi, kind: MailKind, mail: Mail): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const expiresAt = trx.raw(`clock_timestamp() + ? * interval '1 hour'`, [lifetimeHours[kind] ?? hoursWithoutLink]);
    const encrypted = encrypt(strapi, 'account mails', JSON.stringify(mail));
    await trx('account_mails').insert({ kind, recipient: mail.to, encrypted, expires_at: expiresAt });
    onCommit(() => worker?.wake());
  });
}

/** Deletes unsent mails when an account is deleted. */
export async function deleteMailsTo(strapi: Core.Strapi, recipient: string): Promise<void> {
  await strapi.db.connection('account_mails').where({ recipient }).delete();
}

type Row = { id: string; kind: MailKind; encrypted: string; attempts: number };

/** Returns whether there may be more mails to send. */
async function sendDue(strapi: Core.Strapi): Promise<boolean> {
  const rows = await claim(strapi);
  await Promise.all(rows.map((row) => send(strapi, row)));
  return rows.length > 0;
}

/** Claims due mails by moving `due_at` beyond the timeout of sending; other CMS processes claim other rows. */
async function claim(strapi: Core.Strapi): Promise<Row[]> {
  const { rows } = await strapi.db.connection.raw(
    `update account_mails set attempts = attempts + 1, due_at = clock_timestamp() + ? * interval '1 ms'
     where id in (
       select id from account_mails where due_at <= clock_timestamp() order by due_at limit ? for update skip locked
     )
     returning id, kind, encrypted, attempts`,
    [claimMs, batchSize],
  );
  return rows;
}

async function send(strapi: Core.Strapi, row: Row): Promise<void> {
  const { id } = row;
  try {
    const mail = JSON.parse(decrypt(strapi, 'account mails', row.encrypted)) as Mail;
    const messageId = messageIdOf(row.encrypted, strapi.config.get<string>('publish.siteUrl'));
    const sent = strapi
      .plugin('email')
      .service('email')
      .send({ ...mail, messageId });
    const error = new Error(`The mail service did not answer within ${sendTimeoutMs / 1000} s.`);
    await withTimeLimit(sent, sendTimeoutMs, error);
    ledgerOf(strapi).recordSent(row.encrypted);
    await strapi.db.connection('account_mails').where({ id }).delete();
    accountMails.inc({ outcome: 'sent' });
  } catch (error) {
    await handleFailure(strapi, row, error);
  }
}

/**
 * The same for every attempt: if a mail is sent twice, mail programs show it once. It is made from the encrypted mail,
 * which is different for every mail. Its number would not do: after a restore, new mails get the same numbers again.
 */
export function messageIdOf(encrypted: string, siteUrl: string): string {
  return `<account-${hashOf(encrypted)}@${new URL(siteUrl).hostname}>`;
}

/** Deletes a mail that cannot be delivered any more. Other mails are retried later. */
async function handleFailure(strapi: Core.Strapi, { id, kind, attempts }: Row, error: unknown): Promise<void> {
  const { connection } = strapi.db;
  const mail = () => connection('account_mails').where({ id });
  if (isPermanent(error)) {
    await mail().delete();
    accountMails.inc({ outcome: 'rejected' });
    strapi.log.warn(`A mail (${kind}) was rejected permanently: ${withoutEmails(error)}`);
  } else if (await mail().where('expires_at', '<', connection.raw('clock_timestamp()')).delete()) {
    accountMails.inc({ outcome: 'expired' });
    strapi.log.error(`A mail (${kind}) could not be sent before it expired: ${withoutEmails(error)}`);
  } else {
    accountMails.inc({ outcome: 'will be retried' });
    const delayMs = backoffMs(attempts, baseBackoffMs, maxBackoffMs);
    await mail().update({ due_at: connection.raw(`clock_timestamp() + ? * interval '1 ms'`, [delayMs]) });
    if (attempts === 1)
      strapi.log.warn(`A mail (${kind}) could not be sent and will be retried: ${withoutEmails(error)}`);
  }
}

/** The mailbox does not exist (5.1.x). */
export function isPermanent(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string };
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(response);
}

/** Mail servers quote the rejected email, which must not be logged. */
export function withoutEmails(error: unknown): string {
  return reason(error).replace(/[^\s<>@]+@[^\s<>@]+/g, '…');
}
