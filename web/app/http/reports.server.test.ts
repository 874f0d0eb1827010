import { expect, test } from 'vitest';
import { readReports } from './reports.server.ts';

const expected = {
  type: 'csp-violation',
  directive: 'script-src-elem',
  blocked: 'https://evil.example/a.js',
  page: '/pl/cennik',
};

test('reads both report formats and removes the query from URLs', () => {
  const reportingApi = [
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
  const reportUri = {
    'csp-report': {
      'document-uri': 'https://site.test/pl/cennik?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?x',
    },
  };
  expect(readReports(JSON.stringify(reportingApi))).toEqual([expected]);
  expect(readReports(JSON.stringify(reportUri))).toEqual([expected]);
});

test.each(['', '{', 'null', '[]', '{"csp-report":7}', '[{"type":1}]', '"x"'])(
  'returns no reports for an invalid body (%s)',
  (body) => {
    expect(readReports(body)).toEqual([]);
  },
);
