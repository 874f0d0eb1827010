import { expect, test } from 'vitest';
import { jsonLine } from './log-format';

const message = Symbol.for('message');
const write = (fields: object) => {
  const line = jsonLine.transform({ level: 'error', message: 'failed', ...fields } as never) as { [message]: string };
  return JSON.parse(line[message]) as Record<string, unknown>;
};

test('leaves out what a database error quotes of a row', () => {
  const detail = 'Key (email)=(a@example.com) already exists.';
  const line = write({ code: '23505', detail, cause: { detail } });
  expect(line).toMatchObject({ level: 'error', part: 'cms', code: '23505', msg: 'failed' });
  expect(JSON.stringify(line)).not.toContain('example.com');
});

test('writes a line without its fields if one contains itself', () => {
  const fields: Record<string, unknown> = {};
  fields.own = fields;
  expect(write({ fields })).toMatchObject({ msg: 'failed' });
});
