import { expect, test } from 'vitest';
import { readNetwork } from './activity';

test.each(['203.0.113.0/24', '2001:db8:1:2::/64'])('accepts the network %s', (network) => {
  expect(readNetwork(network)).toBe(network);
});

test.each(['', '203.0.113.7', 'example.com/24', '<b>/24', '203.0.113.0/24, 10.0.0.0/8', `${'1'.repeat(50)}/24`])(
  'does not store "%s"',
  (header) => {
    expect(readNetwork(header)).toBeNull();
  },
);
