import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@strapi/utils';
import { afterEach, expect, test, vi } from 'vitest';
import { authActions } from './auth';
import { addRefusalCode } from './refusal';
import type { User } from './user';

/** Passwords are compared as they are, because hashes are made in a thread. */
vi.mock('./passwords', async (original) => ({
  ...(await original<object>()),
  isPassword: async (password: string, hash: string | null | undefined) => password === hash,
  hashPassword: async (password: string) => password,
}));

const member = { id: 1, email: 'a@b.example', password: 'the old password', confirmed: true, blocked: false };
let found: Partial<User> | null = member;
let passwords = 'cms';
afterEach(() => {
  found = member;
  passwords = 'cms';
});

const settings: Record<string, () => unknown> = {
  'identity.passwords': () => passwords,
  'accounts.providers': () => ({}),
};
const strapi = {
  config: { get: (key: string) => settings[key]!() },
  db: { query: () => ({ findOne: async () => found }) },
} as never;

const fromStrapi = async (ctx: { unauthorized: (message: string) => void }) =>
  ctx.unauthorized('Missing authentication');
const disabled = async () => {
  throw new errors.ApplicationError('This provider is disabled');
};
const actions = authActions(strapi, { refresh: fromStrapi, getSessions: fromStrapi, connect: disabled } as never);

/** Calls an action and returns the code in its error, thrown or in the response. */
async function refusalOf(name: string, body: object, rest: object = {}): Promise<unknown> {
  const respond = (status: number) => (message: string, details: object) =>
    void Object.assign(ctx, { status, body: { error: { message, details } } });
  const ctx: Record<string, unknown> = {
    request: { body },
    params: {},
    query: {},
    state: {},
    get: () => '',
    unauthorized: respond(401),
    notFound: respond(404),
    ...rest,
  };
  try {
    await actions[name]!(ctx as never);
  } catch (error) {
    return (error as { details: { code?: string } }).details.code;
  }
  return (ctx.body as { error?: { details?: { code?: string } } }).error?.details?.code;
}

const signIn = { identifier: member.email, password: member.password };
const newPassword = { password: 'a new password', passwordConfirmation: 'a new password' };
const signedIn = { state: { user: member } };

test.each<[action: string, when: string, code: string, body: object, rest?: object, user?: object | null]>([
  ['callback', 'the email has no account', 'invalid-credential', signIn, {}, null],
  ['callback', 'the password is wrong', 'invalid-credential', { ...signIn, password: 'another' }],
  ['callback', 'the email is not confirmed', 'not-confirmed', signIn, {}, { ...member, confirmed: false }],
  ['callback', 'the account is blocked', 'user-disabled', signIn, {}, { ...member, blocked: true }],
  ['callback', 'the email is missing', 'invalid-email', { password: 'a' }],
  ['callback', 'the provider is not in the settings', 'operation-not-allowed', {}, { params: { provider: 'github' } }],
  ['register', 'the email is invalid', 'invalid-email', { email: 'a', password: 'a new password' }],
  ['register', 'the password is too short', 'password-too-short', { email: member.email, password: 'short' }],
  ['register', 'the password is too long', 'password-too-long', { email: member.email, password: 'a'.repeat(65) }],
  ['forgotPassword', 'the email is missing', 'invalid-email', {}],
  ['resetPassword', 'the link is unknown', 'invalid-action-code', { code: 'a', ...newPassword }, {}, null],
  ['resetPassword', 'the code is missing', 'invalid-action-code', newPassword],
  ['resetPassword', 'the passwords differ', 'passwords-differ', { code: 'a', ...newPassword, password: 'another one' }],
  ['changePassword', 'nobody is signed in', 'user-token-expired', { currentPassword: 'a', ...newPassword }],
  ['changePassword', 'the password is wrong', 'wrong-password', { currentPassword: 'a', ...newPassword }, signedIn],
  [
    'changePassword',
    'the new password is the old one',
    'same-password',
    { currentPassword: member.password, password: member.password, passwordConfirmation: member.password },
    signedIn,
  ],
  [
    'revokeSession',
    'there is no such session',
    'internal-error',
    {},
    { ...signedIn, params: { sessionId: 'a' } },
    null,
  ],
  ['refresh', 'the token is not one', 'user-token-expired', { refreshToken: 'a' }],
  ['getSessions', 'Strapi refuses it', 'user-token-expired', {}],
  ['connect', 'Strapi refuses it', 'operation-not-allowed', {}],
])('%s sends a code when %s: %s', async (action, _, code, body, rest = {}, user = member) => {
  found = user as Partial<User> | null;
  expect(await refusalOf(action, body, rest)).toBe(code);
});

test('sends a code when passwords are stored at the identity provider', async () => {
  passwords = 'firebase';
  expect(await refusalOf('callback', signIn)).toBe('operation-not-allowed');
});

test('keeps the code of a refusal that has one, and leaves successful responses unchanged', async () => {
  const error = new errors.ValidationError('Invalid token', { code: 'invalid-action-code' });
  await expect(addRefusalCode({} as never, 'internal-error', () => Promise.reject(error))).rejects.toMatchObject({
    details: { code: 'invalid-action-code' },
  });
  const ctx = { status: 200, body: { jwt: 'a' } };
  expect(await addRefusalCode(ctx as never, 'internal-error', async () => 'result')).toBe('result');
  expect(ctx).toEqual({ status: 200, body: { jwt: 'a' } });
});

const folder = join(import.meta.dirname, '..');
const sources = [
  'identity.ts',
  'api/account/controllers/account.ts',
  'api/account/controllers/photo.ts',
  ...readdirSync(join(folder, 'accounts'), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.ts') && !name.endsWith('.test.ts') ? [`accounts/${name}`] : [],
  ),
];

test.each(sources)('%s refuses nothing without a code', (source) => {
  const text = readFileSync(join(folder, source), 'utf8');
  const refusals = text.matchAll(
    /(?:new (?:errors\.)?\w+Error|ctx\.(?:unauthorized|notFound|badRequest|forbidden))\([^]*?;/g,
  );
  expect([...refusals].filter(([call]) => !call.includes('refusal('))).toEqual([]);
});
