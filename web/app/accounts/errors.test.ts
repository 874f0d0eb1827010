import { expect, test } from 'vitest';
import { locales } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { accountErrorCodes, mapIdentityError, mapCmsError } from './errors.ts';
import { CmsError } from './cms/cms-error.ts';

const cms = new URL('../../../cms/src/accounts/', import.meta.url);
const { refusalCodes } = (await import(new URL('refusal-codes.ts', cms).href)) as { refusalCodes: string[] };

// The codes come from the provider's SDK; the specification says which error of ours each one is.
test.each([
  ['auth/email-already-in-use', 'email-already-in-use'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/user-not-found', 'user-not-found'],
  ['auth/user-disabled', 'user-disabled'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/user-token-expired', 'user-token-expired'],
  ['auth/invalid-credential', 'invalid-credential'],
  ['auth/network-request-failed', 'network-request-failed'],
  ['auth/weak-password', 'weak-password'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/password-does-not-meet-requirements', 'password-does-not-meet-requirements'],
  ['auth/popup-closed-by-user', 'popup-closed-by-user'],
  ['auth/missing-password', 'weak-password'],
  ['auth/invalid-user-token', 'user-token-expired'],
  ['auth/something-new', 'internal-error'],
  ['constructor', 'internal-error'],
  ['<script>', 'internal-error'],
])('maps the identity provider code %s to %s', (code, expected) => {
  expect(mapIdentityError(code)).toBe(expected);
});

test.each(refusalCodes)('maps a refusal of the CMS with the code %s to the same code', (code) => {
  for (const status of [400, 401, 403, 404, 429])
    expect(mapCmsError(new CmsError({ status, name: 'AnyError', message: 'any', details: { code } }))).toBe(code);
});

test.each([
  [401, {}, 'user-token-expired'],
  [403, {}, 'user-token-expired'],
  [429, {}, 'too-many-requests'],
  [400, {}, 'internal-error'],
  [400, { code: 'something-new' }, 'internal-error'],
  [400, { code: 'constructor' }, 'internal-error'],
  [400, { code: 1 }, 'internal-error'],
  [500, { code: 'invalid-credential' }, 'unavailable'],
])('maps the CMS error %i with the details %o to %s', (status, details, expected) => {
  const message = 'Invalid identifier or password';
  expect(mapCmsError(new CmsError({ status, name: 'AnyError', message, details }))).toBe(expected);
});

test.each(locales)('has a message in $code for every error code', ({ code }) => {
  const errors = messagesFor(code).errors;
  expect(Object.keys(errors).toSorted()).toEqual([...accountErrorCodes].toSorted());
  for (const message of Object.values(errors)) expect(message).toMatch(/[.]$/);
});
