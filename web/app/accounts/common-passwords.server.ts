/** The passwords that are tried first by anybody who guesses: refused. */
import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

const passwords = dictionary['passwords-common'] as string[];

let known: Set<string> | undefined;
let byPrefix: Map<string, string[]> | undefined;

export function isCommonPassword(password: string): boolean {
  known ??= new Set(passwords);
  return known.has(password.toLowerCase());
}

const prefixLength = 3;

/** The SHA-256 of every common password that begins like this. */
export function commonHashes(prefix: string): string[] {
  byPrefix ??= Map.groupBy(
    passwords.map((password) => createHash('sha256').update(password).digest('hex')),
    (hash) => hash.slice(0, prefixLength),
  );
  return byPrefix.get(prefix) ?? [];
}
