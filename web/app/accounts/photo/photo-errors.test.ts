import { expect, test } from 'vitest';
import { locales } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { photoErrorCodes, toPhotoErrorCode } from './photo-errors.ts';

const cms = new URL('../../../../cms/src/accounts/', import.meta.url);
const { photoRefusalCodes } = (await import(new URL('refusal-codes.ts', cms).href)) as { photoRefusalCodes: string[] };

/** The codes that the specification names, as the SDK of Firebase Storage has them. */
const specified = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'project-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-checksum',
  'canceled',
  'invalid-url',
  'invalid-default-bucket',
  'invalid-argument',
  'app-deleted',
  'invalid-root-operation',
];

test('knows every code of the specification and of the CMS', () => {
  expect([...specified, ...photoRefusalCodes].filter((code) => !toPhotoErrorCode(code))).toEqual([]);
});

test.each(locales)('has a message in $code for every code', ({ code }) => {
  const { photoErrors } = messagesFor(code);
  expect(Object.keys(photoErrors).toSorted()).toEqual([...photoErrorCodes].toSorted());
  for (const message of Object.values(photoErrors)) expect(message).toMatch(/[.]$/);
});
