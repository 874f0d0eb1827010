import { expect, test } from 'vitest';
import { problemKey } from './delivery-problem';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'problem.unreachable'],
  ['The mail service did not answer within 30 s.', 'problem.slow'],
  ["Can't send mail - 550 5.1.1 … User unknown", 'problem.noMailbox'],
  ['The CMS answered 503.', 'problem.broken'],
  ['The webhook answered 410.', 'problem.refused'],
  ['The webhook is no longer in the settings.', 'problem.removed'],
  ['self-signed certificate', 'problem.certificate'],
  ['something else', 'problem.unknown'],
])('%s is %s', (message, key) => {
  expect(problemKey(message)).toBe(key);
});
