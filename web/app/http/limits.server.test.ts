import { expect, test } from 'vitest';
import { mailboxKey, networkKey } from './limits.server.ts';

test('addresses of one household count together', () => {
  expect(networkKey('192.0.2.1')).toBe('192.0.2.1');
  expect(networkKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkKey('2001:db8::1')).toBe(networkKey('2001:db8::ffff'));
  expect(networkKey('2001:db8:0:1::1')).not.toBe(networkKey('2001:db8::1'));
});

test('spellings that reach one mailbox are one', () => {
  expect(mailboxKey('Zofia.Cwik+shop@example.com')).toBe('ZofiaCwik@example.com');
  expect(mailboxKey('zofia@example.com')).not.toBe(mailboxKey('zofia@example.org'));
  expect(mailboxKey('"a@b"@example.com')).toBe('"a@b"@example.com');
});
