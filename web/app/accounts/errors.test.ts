import { expect, test } from 'vitest';
import { locales } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { accountErrors, identityCode, serviceCode } from './errors.ts';
import { ServiceError } from './service-error.ts';

// What the specification says the provider's answers become; the SDK makes the codes, we make the words.
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
])('%s of the identity provider is %s', (code, own) => {
  expect(identityCode(code)).toBe(own);
});

test.each([
  [400, 'Invalid identifier or password', 'invalid-credential'],
  [400, 'Your account email is not confirmed', 'not-confirmed'],
  [400, 'Your account has been blocked by an administrator', 'user-disabled'],
  [400, 'Email or Username are already taken', 'email-already-in-use'],
  [400, 'Email is already taken.', 'email-already-in-use'],
  [400, 'Incorrect code provided', 'invalid-action-code'],
  [400, 'Invalid token', 'invalid-action-code'],
  [400, 'Passwords do not match', 'passwords-differ'],
  [400, 'The provided current password is invalid', 'wrong-password'],
  [400, 'Your new password must be different than your current password', 'same-password'],
  [400, 'password must be at least 8 characters', 'password-too-short'],
  [400, 'email must be a valid email', 'invalid-email'],
  [400, 'This provider is disabled', 'operation-not-allowed'],
  [400, 'Register action is currently disabled', 'operation-not-allowed'],
  [400, 'You must be authenticated to reset your password', 'user-token-expired'],
  [401, 'Missing or invalid credentials', 'user-token-expired'],
  [429, 'Too many requests, please try again later.', 'too-many-requests'],
  [400, 'What nobody has said before', 'internal-error'],
  [500, 'fetch failed', 'unavailable'],
])('%i "%s" of the content service is %s', (status, message, own) => {
  expect(serviceCode(new ServiceError({ status, name: 'AnyError', message }))).toBe(own);
});

test.each(locales)('every error has a sentence in $code that says what to do', ({ code }) => {
  const errors = messagesFor(code).errors;
  expect(Object.keys(errors).toSorted()).toEqual([...accountErrors].toSorted());
  for (const sentence of Object.values(errors)) expect(sentence).toMatch(/[.]$/);
});
