/**
 * Forged and stale tokens against the production check, with real signatures and expiry. A local fake server replaces
 * Google's key server and user directory.
 */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import identityConfig from '../config/identity';
import { checkToken } from './identity';

const project = 'duet-production';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** The user in the directory, and the state of the key server. */
let person: Record<string, unknown> | null = {};
let keyServer: 'working' | 'broken' = 'working';

const google = createServer((request, response) => {
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (request.url?.includes('/x509/')) return json(keyServer === 'working' ? 200 : 500, { known: publicPem });
  return json(200, person ? { users: [{ localId: 'u1', validSince: '0', ...person }] } : {});
});

/** Connects to the fake server instead of Google's hosts. */
class FakeGoogleAgent extends Agent {
  override createConnection() {
    return connect((google.address() as AddressInfo).port, '127.0.0.1');
  }
}

const apps: App[] = [];
let auth: Auth;

/** A new app has no cached keys. */
function newAuth(): Auth {
  const credential = { getAccessToken: async () => ({ access_token: 'any', expires_in: 3600 }) };
  const app = initializeApp({ projectId: project, credential, httpAgent: new FakeGoogleAgent() }, `app-${apps.length}`);
  apps.push(app);
  return getAuth(app);
}

beforeAll(async () => {
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
  auth = newAuth();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  google.close();
});
beforeEach(() => {
  person = {};
  keyServer = 'working';
});

const now = () => Math.floor(Date.now() / 1000);

function claims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'u1',
    user_id: 'u1',
    iat: now() - 10,
    auth_time: now() - 10,
    exp: now() + 3590,
    email: 'Zofia@Example.com',
    email_verified: true,
    ...changes,
  };
}

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(
  payload: object,
  header: object = { alg: 'RS256', kid: 'known', typ: 'JWT' },
  key = ours.privateKey,
): string {
  const text = `${encodePart(header)}.${encodePart(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function hmacSigned(payload: object): string {
  const text = `${encodePart({ alg: 'HS256', kid: 'known', typ: 'JWT' })}.${encodePart(payload)}`;
  return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
}

test('returns issuer and subject of a valid token', async () => {
  expect(await checkToken(auth, signed(claims({ name: 'Zofia' })))).toEqual({
    issuer: `https://securetoken.google.com/${project}`,
    subject: 'u1',
    email: 'zofia@example.com',
    displayName: 'Zofia',
    photoUrl: null,
    signInMethod: '',
  });
});

const validToken = () => signed(claims());
const forged: [string, () => string][] = [
  ['an empty string', () => ''],
  ['a string that is no token', () => 'not.a.token'],
  ['JSON', () => '{"sub":"u1"}'],
  ['alg none', () => `${encodePart({ alg: 'none', kid: 'known' })}.${encodePart(claims())}.`],
  [
    'alg none, as the emulator creates them',
    () => `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims())}.`,
  ],
  ['HS256 with the public key as secret', () => hmacSigned(claims())],
  ['a signature with another key', () => signed(claims(), undefined, theirs.privateKey)],
  ['no signature', () => validToken().split('.').slice(0, 2).join('.') + '.'],
  [
    'a signature of another token',
    () => `${validToken().split('.').slice(0, 2).join('.')}.${signed(claims({ sub: 'u2' })).split('.')[2]}`,
  ],
  [
    'a changed payload',
    () => validToken().replace(/\.[^.]+\./, `.${encodePart(claims({ email: 'victim@example.com' }))}.`),
  ],
  ['an unknown key id', () => signed(claims(), { alg: 'RS256', kid: 'unknown' })],
  ['no key id', () => signed(claims(), { alg: 'RS256' })],
  ['another audience', () => signed(claims({ aud: 'another-project' }))],
  ['several audiences', () => signed(claims({ aud: [project, 'another'] }))],
  ['another issuer', () => signed(claims({ iss: 'https://securetoken.google.com/another-project' }))],
  [
    'a custom token',
    () =>
      signed(
        claims({ aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' }),
      ),
  ],
  ['a session cookie', () => signed(claims({ iss: `https://session.firebase.google.com/${project}` }))],
  ['an expired token', () => signed(claims({ iat: now() - 7200, exp: now() - 3600 }))],
  [
    'a token issued in the future',
    () => signed(claims({ iat: now() + 3600, auth_time: now() + 3600, exp: now() + 7200 })),
  ],
  ['no expiry', () => signed(claims({ exp: undefined }))],
  ['a sign-in of six minutes ago', () => signed(claims({ auth_time: now() - 360 }))],
  ['no time of sign-in', () => signed(claims({ auth_time: undefined }))],
  ['an empty subject', () => signed(claims({ sub: '' }))],
  ['a subject that is too long', () => signed(claims({ sub: 'x'.repeat(129) }))],
  ['no subject', () => signed(claims({ sub: undefined }))],
  ['an unverified email', () => signed(claims({ email_verified: false }))],
  ['email_verified "true" as a string', () => signed(claims({ email_verified: 'true' }))],
  ['no email', () => signed(claims({ email: undefined }))],
];

describe(`${forged.length} forged or stale tokens`, () => {
  test.each(forged)('rejects %s with a 400', async (_, make) => {
    await expect(checkToken(auth, make())).rejects.toMatchObject({
      name: 'ApplicationError',
      details: { code: expect.any(String) },
    });
  });
});

test('rejects the token of a disabled user', async () => {
  person = { disabled: true };
  await expect(checkToken(auth, validToken())).rejects.toMatchObject({ details: { code: 'user-disabled' } });
});

test('rejects a token issued before tokens were revoked', async () => {
  person = { validSince: String(now()) };
  await expect(checkToken(auth, validToken())).rejects.toMatchObject({ details: { code: 'user-token-expired' } });
});

test('rejects the token of a deleted user', async () => {
  person = null;
  await expect(checkToken(auth, validToken())).rejects.toMatchObject({ details: { code: 'user-token-expired' } });
});

test('rejects all tokens when the key server fails', async () => {
  keyServer = 'broken';
  await expect(checkToken(newAuth(), validToken())).rejects.toMatchObject({ name: 'ApplicationError' });
});

test.each([
  ['demo-duet', true],
  ['duet-production', false],
  ['', false],
])('with the emulator and the project "%s", starts: %s', (projectId, canStart) => {
  const settings: Record<string, string> = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };
  const start = () => identityConfig({ env: fakeEnv(settings) } as never).projectId;
  expect(canStart ? start() : startError(start)).toBe(canStart ? projectId : 'The CMS cannot start.');
});

test.each([
  [{}, 'cms'],
  [{ FIREBASE_PROJECT_ID: 'duet' }, 'firebase'],
  [{ FIREBASE_PROJECT_ID: 'duet', PASSWORDS: 'cms' }, 'cms'],
  [{ FIREBASE_PROJECT_ID: 'duet', PASSWORDS: 'firebase' }, 'firebase'],
  [{ PASSWORDS: 'firebase' }, 'The CMS cannot start.'],
  [{ FIREBASE_PROJECT_ID: 'duet', PASSWORDS: 'both' }, 'The CMS cannot start.'],
])('with the settings %o, passwords are stored in: %s', (settings: Record<string, string>, store) => {
  const start = () => identityConfig({ env: fakeEnv(settings) } as never).passwords;
  expect(store === 'The CMS cannot start.' ? startError(start) : start()).toBe(store);
});

/** Strapi's reader of the environment. */
function fakeEnv(settings: Record<string, string>) {
  const read = (name: string, fallback: string) => settings[name] ?? fallback;
  return Object.assign(read, { json: () => undefined, array: () => [], int: () => 0 });
}

/** The first sentence of the error. */
function startError(start: () => unknown): string {
  try {
    return `started with ${String(start())}`;
  } catch (error) {
    return String((error as Error).message).split('. ')[0]! + '.';
  }
}
