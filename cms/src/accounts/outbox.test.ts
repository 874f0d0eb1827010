import { expect, test } from 'vitest';
import { isPermanent, messageIdOf, withoutEmails } from './outbox';

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

test('every mail has an id of its own, and the same one at every attempt', () => {
  const idOf = (encrypted: string) => messageIdOf(encrypted, 'https://duet.example/');
  expect(idOf('one')).toMatch(/^<account-[\w-]{43}@duet\.example>$/);
  expect(idOf('one')).toBe(idOf('one'));
  expect(idOf('two')).not.toBe(idOf('one'));
});
