/** Recovery codes, for members who have lost their app and passkeys. Each can be used once; only hashes are stored. */
import type { Core } from '@strapi/strapi';
import { randomBytes } from 'node:crypto';
import { hashSecret } from '../links';

const table = 'account_recovery_codes';
const count = 10;
/** Without letters and digits that look alike. 32 characters, so a random byte modulo 32 is evenly distributed. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Replaces all codes of the account. The new ones are shown once. */
export async function replaceRecoveryCodes(strapi: Core.Strapi, user: { id: number }): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).where({ account: user.id }).delete();
    await trx(table).insert(codes.map((code) => ({ account: user.id, hash: hash(code) })));
  });
  return codes;
}

export async function countRecoveryCodes(strapi: Core.Strapi, user: { id: number }): Promise<number> {
  const found = await strapi.db.connection(table).where({ account: user.id }).count({ count: '*' }).first();
  return Number(found?.count);
}

/** Whether it is a code of the account that was not used before. */
export async function useRecoveryCode(strapi: Core.Strapi, user: { id: number }, code: string): Promise<boolean> {
  return (
    (await strapi.db
      .connection(table)
      .where({ account: user.id, hash: hash(code) })
      .delete()) === 1
  );
}

export async function deleteRecoveryCodes(strapi: Core.Strapi, user: { id: number }): Promise<void> {
  await strapi.db.connection(table).where({ account: user.id }).delete();
}

/** 80 random bits, in four groups. */
export function newCode(): string {
  const characters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return characters.match(/.{4}/g)!.join('-');
}

/** Spaces, hyphens and capital letters make no difference. */
export function hash(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
