/**
 * What must stay true after the database was restored from a backup: which mails were sent, and which enquiries were
 * erased. It is kept in files beside the backups, because a restored database does not know it.
 */
import { appendFileSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Database } from 'database';
import { erase } from './erase.ts';

export type Ledger = {
  recordSent: (delivery: string) => void;
  recordErased: (enquiries: string[]) => void;
  /** Repeats in the database what the ledger says. Called at every start, before deliveries are claimed. */
  replay: (database: Database) => Promise<{ sent: number; erased: number }>;
};

/** Must exceed the age of the oldest backup that may be restored. */
const sentDays = 60;

/** Without a folder nothing is recorded: after a restore, some mails may be sent again. */
export const noLedger: Ledger = {
  recordSent: () => {},
  recordErased: () => {},
  replay: async () => ({ sent: 0, erased: 0 }),
};

/**
 * `onError` is called when the folder cannot be read or written. Mails are then delivered without a record: a failure to
 * record one must not send it again. An erasure is refused.
 */
export function openLedger(folder: string, onError: (error: unknown) => void): Ledger {
  const tryTo = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  const ids = (kind: 'sent' | 'erased') => tryTo(() => readIds(folder, kind)) ?? [];
  tryTo(() => {
    mkdirSync(folder, { recursive: true });
    deleteOldFiles(folder);
  });
  return {
    recordSent: (delivery) => tryTo(() => appendFileSync(fileOf(folder, 'sent'), `\n${delivery}\n`)),
    recordErased: (enquiries) => appendToDisk(fileOf(folder, 'erased'), enquiries),
    replay: async (database) => ({
      sent: await markSent(database, ids('sent')),
      erased: await eraseAgain(database, ids('erased')),
    }),
  };
}

/** Each process has its own file for each day, so that several workers can share a folder in the network. */
function fileOf(folder: string, kind: 'sent' | 'erased'): string {
  const day = new Date().toISOString().slice(0, 10);
  return resolve(folder, `${kind}-${day}-${hostname()}-${process.pid}.txt`);
}

function appendToDisk(file: string, ids: string[]): void {
  if (ids.length === 0) return;
  const descriptor = openSync(file, 'a');
  appendFileSync(descriptor, `\n${ids.join('\n')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function filesOf(folder: string, kind: 'sent' | 'erased'): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(`${kind}-`));
}

/**
 * A line that was being written when the machine stopped, or when the disk was full, is not a complete id. Each record
 * begins with a new line, so that it is not joined with such a line.
 */
function readIds(folder: string, kind: 'sent' | 'erased'): string[] {
  const lines = filesOf(folder, kind).flatMap((name) => readFileSync(resolve(folder, name), 'utf8').split('\n'));
  return lines.filter((line) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(line));
}

function deleteOldFiles(folder: string): void {
  const oldest = new Date(Date.now() - sentDays * 86_400_000).toISOString().slice(0, 10);
  for (const name of filesOf(folder, 'sent')) if (name.slice(5, 15) < oldest) rmSync(resolve(folder, name));
}

async function markSent({ pool }: Database, deliveries: string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update deliveries set state = 'delivered', delivered_at = coalesce(delivered_at, now()), next_at = null,
       claimed_until = null where id = any($1::uuid[]) and state <> 'delivered'`,
    [deliveries],
  );
  return rowCount ?? 0;
}

async function eraseAgain(database: Database, enquiries: string[]): Promise<number> {
  const { rows } = await database.pool.query<{ id: string }>('select id from enquiries where id = any($1::uuid[])', [
    enquiries,
  ]);
  await erase(
    database,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
