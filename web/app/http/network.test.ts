import { expect, test } from 'vitest';
import { networkKey, networkName } from './network.ts';

test('uses one key for all IPv6 addresses of a /64 network', () => {
  expect(networkKey('192.0.2.1')).toBe('192.0.2.1');
  expect(networkKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkKey('2001:db8::1')).toBe(networkKey('2001:db8::ffff'));
  expect(networkKey('2001:db8:0:1::1')).not.toBe(networkKey('2001:db8::1'));
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['', ''],
  ['unknown', ''],
])('names the network of "%s" "%s"', (ipAddress, name) => {
  expect(networkName(ipAddress)).toBe(name);
});
