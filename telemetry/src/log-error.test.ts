import { expect, test } from 'vitest';
import { withoutRowValues } from './log-error.ts';

test('leaves out what a database error quotes of a row', () => {
  const error = { code: '23505', constraint: 'users_email', detail: 'Key (email)=(a@example.com) already exists.' };
  expect(withoutRowValues({ ...error, where: 'row', internalQuery: 'select' })).toEqual({
    code: '23505',
    constraint: 'users_email',
  });
});
