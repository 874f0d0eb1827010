import { expect, test } from 'vitest';
import { mailboxKey } from './rate-limits.server.ts';

test('uses one key for all spellings of an email that reach the same mailbox', () => {
  expect(mailboxKey('Zofia.Cwik+shop@example.com')).toBe('ZofiaCwik@example.com');
  expect(mailboxKey('zofia@example.com')).not.toBe(mailboxKey('zofia@example.org'));
  expect(mailboxKey('"a@b"@example.com')).toBe('"a@b"@example.com');
});
