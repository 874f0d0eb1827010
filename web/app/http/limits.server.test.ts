import { expect, test } from 'vitest';
import { addressKey } from './limits.server.ts';

test('addresses of one household count together', () => {
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::ffff'));
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8::1'));
});
