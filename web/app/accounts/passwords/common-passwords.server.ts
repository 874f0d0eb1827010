/** The most common passwords, which attackers try first. New passwords must not be among them. */
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

/** The SHA-256 hashes of all common passwords whose hash starts with this prefix. */
export function commonHashes(prefix: string): string[] {
  byPrefix ??= Map.groupBy(
    passwords.map((password) => createHash('sha256').update(password).digest('hex')),
    (hash) => hash.slice(0, prefixLength),
  );
  return byPrefix.get(prefix) ?? [];
}
