import { expect, test } from 'vitest';
import { readReports } from './reports.server.ts';

const said = {
  type: 'csp-violation',
  directive: 'script-src-elem',
  blocked: 'https://evil.example/a.js',
  page: '/pl/cennik',
};

test('both forms of a report are read alike, without what stands behind a question mark', () => {
  const today = [
    {
      type: 'csp-violation',
      age: 1,
      url: 'https://site.test/pl/cennik?token=secret',
      body: {
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/a.js?x',
        disposition: 'enforce',
      },
    },
  ];
  const former = {
    'csp-report': {
      'document-uri': 'https://site.test/pl/cennik?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?x',
    },
  };
  expect(readReports(JSON.stringify(today))).toEqual([said]);
  expect(readReports(JSON.stringify(former))).toEqual([said]);
});

test.each(['', '{', 'null', '[]', '{"csp-report":7}', '[{"type":1}]', '"x"'])('nonsense (%s) is no report', (body) => {
  expect(readReports(body)).toEqual([]);
});
