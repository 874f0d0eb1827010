/**
 * What must stay true after the database was restored from a backup: which mails were sent, and which accounts were
 * erased. It is kept in files beside the backups (LEDGER_FOLDER), because a restored database does not know it. The
 * enquiries worker has files of its own in the same folder (enquiries/src/ledger.ts).
 */
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { ledgerFailures } from './telemetry/metrics';
import { reason } from './worker';

type Kind = 'mails-sent' | 'accounts-erased';

/** Must exceed the age of the oldest backup that may be restored. */
const sentDays = 60;

export class Ledger {
  readonly #folder: string;
  readonly #onError: (error: unknown) => void;

  /** Without a folder nothing is recorded. `onError` is called when the folder cannot be read or written. */
  constructor(folder: string, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#onError = onError;
    if (folder) this.#tryTo(() => this.#deleteOldFiles());
  }

  /**
   * `encrypted` is different for every mail. The number of a mail is not: after a restore, new mails get it again. A
   * failure is only reported: it must not send the mail again.
   */
  recordSent(encrypted: string): void {
    this.#tryTo(() => this.#append('mails-sent', hashOf(encrypted)));
  }

  /** Throws if it cannot be recorded. */
  recordErased(documentId: string): void {
    this.#append('accounts-erased', documentId);
  }

  isSent(): (encrypted: string) => boolean {
    const sent = new Set(this.#read('mails-sent'));
    return (encrypted) => sent.has(hashOf(encrypted));
  }

  erasedAccounts(): string[] {
    return [...new Set(this.#read('accounts-erased'))];
  }

  #append(kind: Kind, line: string): void {
    if (!this.#folder) return;
    const day = new Date().toISOString().slice(0, 10);
    const file = openSync(resolve(this.#folder, `${kind}-${day}-${hostname()}-${process.pid}.txt`), 'a');
    // A new line first: after a write that failed, the file may end in the middle of one.
    appendFileSync(file, `\n${line}\n`);
    fsyncSync(file);
    closeSync(file);
  }

  #deleteOldFiles(): void {
    mkdirSync(this.#folder, { recursive: true });
    const oldest = new Date(Date.now() - sentDays * 86_400_000).toISOString().slice(0, 10);
    for (const name of this.#files('mails-sent'))
      if (name.slice('mails-sent-'.length, 'mails-sent-'.length + 10) < oldest) rmSync(resolve(this.#folder, name));
  }

  #files(kind: Kind): string[] {
    return readdirSync(this.#folder).filter((name) => name.startsWith(`${kind}-`));
  }

  #read(kind: Kind): string[] {
    if (!this.#folder) return [];
    const readLines = () =>
      this.#files(kind).flatMap((name) => readFileSync(resolve(this.#folder, name), 'utf8').split('\n'));
    return (this.#tryTo(readLines) ?? []).filter(Boolean);
  }

  #tryTo<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

let ledger: Ledger | undefined;

export function ledgerOf(strapi: Core.Strapi): Ledger {
  return (ledger ??= new Ledger(strapi.config.get<string>('startup.ledgerFolder'), (error) => {
    ledgerFailures.inc();
    strapi.log.error(`The ledger (LEDGER_FOLDER) cannot be read or written: ${reason(error)}`);
  }));
}
