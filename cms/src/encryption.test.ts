import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption';

const strapi = (encryptionKey: string) =>
  ({ config: { get: (key: string) => ({ 'admin.secrets.encryptionKey': encryptionKey })[key] } }) as never;
const purpose = 'account mails';
const ours = strapi('sixteen-characters-1');
const mail = JSON.stringify({ to: 'zofia@example.com', text: 'Otwórz https://site.test/auth/verify?code=abc' });

test('decrypts what it encrypted', () => {
  expect(decrypt(ours, purpose, encrypt(ours, purpose, mail))).toBe(mail);
});

test('encrypts the same mail differently each time', () => {
  expect(encrypt(ours, purpose, mail)).not.toBe(encrypt(ours, purpose, mail));
});

test('the encrypted mail contains none of its text', () => {
  const stored = Buffer.from(encrypt(ours, purpose, mail), 'base64').toString('latin1');
  expect(stored).not.toContain('code=abc');
  expect(stored).not.toContain('zofia');
});

test('does not decrypt for another purpose', () => {
  expect(() => decrypt(ours, 'authenticator apps', encrypt(ours, purpose, mail))).toThrow();
});

test('does not decrypt with another key', () => {
  expect(() => decrypt(strapi('sixteen-characters-2'), purpose, encrypt(ours, purpose, mail))).toThrow();
});

test.each([
  ['the initialization vector', 0],
  ['the authentication tag', 12],
  ['the text', 28],
])('does not decrypt when %s was changed', (_, index) => {
  const bytes = Buffer.from(encrypt(ours, purpose, mail), 'base64');
  bytes[index]! ^= 1;
  expect(() => decrypt(ours, purpose, bytes.toString('base64'))).toThrow();
});
