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

type Kind = 'mails-sent' | 'accounts-erased';

/** Longer than any backup that is restored is old. */
const sentDays = 60;

export class Ledger {
  readonly #folder: string;

  /** Without a folder nothing is recorded. */
  constructor(folder: string) {
    this.#folder = folder;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const oldest = new Date(Date.now() - sentDays * 86_400_000).toISOString().slice(0, 10);
    for (const name of this.#files('mails-sent'))
      if (name.slice('mails-sent-'.length, 'mails-sent-'.length + 10) < oldest) rmSync(resolve(folder, name));
  }

  /** `encrypted` is different for every mail. The number of a mail is not: after a restore, new mails get it again. */
  recordSent(encrypted: string): void {
    this.#append('mails-sent', hashOf(encrypted));
  }

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
    appendFileSync(file, `${line}\n`);
    fsyncSync(file);
    closeSync(file);
  }

  #files(kind: Kind): string[] {
    return readdirSync(this.#folder).filter((name) => name.startsWith(`${kind}-`));
  }

  #read(kind: Kind): string[] {
    if (!this.#folder) return [];
    const lines = this.#files(kind).flatMap((name) => readFileSync(resolve(this.#folder, name), 'utf8').split('\n'));
    return lines.filter(Boolean);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

let ledger: Ledger | undefined;

export function ledgerOf(strapi: Core.Strapi): Ledger {
  return (ledger ??= new Ledger(strapi.config.get<string>('startup.ledgerFolder')));
}
