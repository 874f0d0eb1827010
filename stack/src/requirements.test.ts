import { expect, test } from 'vitest';
import { describeMissing } from './requirements.ts';

test('lists all missing programs and one command that installs them', () => {
  const missing = [
    { name: 'varnishd', debian: 'varnish' },
    { name: "PostgreSQL's postgres", debian: 'postgresql' },
    { name: "PostgreSQL's initdb", debian: 'postgresql' },
  ];
  expect(describeMissing(missing)).toBe(
    [
      'Not installed on this machine:',
      '  varnishd',
      "  PostgreSQL's postgres",
      "  PostgreSQL's initdb",
      'On Debian: sudo apt-get install varnish postgresql',
    ].join('\n'),
  );
});
