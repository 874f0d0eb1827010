import { expect, test } from 'vitest';
import { decrypt, encrypt, isPermanent, withoutEmails } from './outbox';

const strapi = (encryptionKey: string) =>
  ({ config: { get: (key: string) => ({ 'admin.secrets.encryptionKey': encryptionKey })[key] } }) as never;
const ours = strapi('sixteen-characters-1');
const mail = JSON.stringify({ to: 'zofia@example.com', text: 'Otwórz https://site.test/auth/verify?code=abc' });

test('decrypts what it encrypted', () => {
  expect(decrypt(ours, encrypt(ours, mail))).toBe(mail);
});

test('encrypts the same mail differently each time', () => {
  expect(encrypt(ours, mail)).not.toBe(encrypt(ours, mail));
});

test('stores no readable part of the mail', () => {
  const stored = Buffer.from(encrypt(ours, mail), 'base64').toString('latin1');
  expect(stored).not.toContain('code=abc');
  expect(stored).not.toContain('zofia');
});

test('does not decrypt with another key', () => {
  expect(() => decrypt(strapi('sixteen-characters-2'), encrypt(ours, mail))).toThrow();
});

test.each([
  ['the initialization vector', 0],
  ['the authentication tag', 12],
  ['the text', 28],
])('does not decrypt when %s was changed', (_, index) => {
  const bytes = Buffer.from(encrypt(ours, mail), 'base64');
  bytes[index]! ^= 1;
  expect(() => decrypt(ours, bytes.toString('base64'))).toThrow();
});

const smtpError = (command: string, response: string) => Object.assign(new Error('Mail failed'), { command, response });

test.each(['550 5.1.1 No such user', '553-5.1.2 No such domain\r\n553 5.1.2 Try another', '550 5.1.10 Null MX'])(
  'gives up when the mailbox does not exist: %s',
  (response) => {
    expect(isPermanent(smtpError('RCPT TO', response))).toBe(true);
  },
);

test.each([
  ['a full mailbox', smtpError('RCPT TO', '552 5.2.2 Mailbox full')],
  ['a blocked sender', smtpError('RCPT TO', '550 5.7.1 Blocked')],
  ['a temporary error', smtpError('RCPT TO', '450 4.1.1 Try again')],
  ['a rejection without the detailed code', smtpError('RCPT TO', '550 No such user')],
  ['a rejected sender', smtpError('MAIL FROM', '550 5.1.8 Bad sender')],
  ['a rejected sign-in', smtpError('AUTH PLAIN', '535 5.7.8 Wrong password')],
  ['a lost connection', new Error('ECONNRESET')],
])('retries after %s', (_, error) => {
  expect(isPermanent(error)).toBe(false);
});

test('removes emails from the reason of an error and of its cause', () => {
  const cause = new Error('550 5.1.1 zofia@example.com: no such user');
  expect(withoutEmails(new Error('Rejected: <zofia.cwik@example.com>', { cause }))).toBe(
    'Rejected: <…> (550 5.1.1 … no such user)',
  );
});
