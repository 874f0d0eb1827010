import { expect, test } from 'vitest';
import { mailboxKey, networkKey } from './rate-limits.server.ts';

test('uses one key for all IPv6 addresses of a /64 network', () => {
  expect(networkKey('192.0.2.1')).toBe('192.0.2.1');
  expect(networkKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkKey('2001:db8::1')).toBe(networkKey('2001:db8::ffff'));
  expect(networkKey('2001:db8:0:1::1')).not.toBe(networkKey('2001:db8::1'));
});

test('uses one key for all spellings of an email that reach the same mailbox', () => {
  expect(mailboxKey('Zofia.Cwik+shop@example.com')).toBe('ZofiaCwik@example.com');
  expect(mailboxKey('zofia@example.com')).not.toBe(mailboxKey('zofia@example.org'));
  expect(mailboxKey('"a@b"@example.com')).toBe('"a@b"@example.com');
});
