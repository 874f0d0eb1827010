import { expect, test } from 'vitest';
import { missingMessage } from './requirements.ts';

test('it names everything that is missing and one command that installs it', () => {
  const missing = [
    { name: 'varnishd', debian: 'varnish' },
    { name: "PostgreSQL's postgres", debian: 'postgresql' },
    { name: "PostgreSQL's initdb", debian: 'postgresql' },
  ];
  expect(missingMessage(missing)).toBe(
    [
      'Not installed on this machine:',
      '  varnishd',
      "  PostgreSQL's postgres",
      "  PostgreSQL's initdb",
      'On Debian: sudo apt-get install varnish postgresql',
    ].join('\n'),
  );
});
