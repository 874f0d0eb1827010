/**
 * Tokens as an attacker would bring them, against the check as it runs in production: real signatures, real expiry. Google's
 * key server and user directory, which others own, are stood in for by a server here that the SDK is led to.
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

/** What the directory says about the person, and whether anybody is there to ask. */
let person: Record<string, unknown> | null = {};
let keyServer: 'well' | 'broken' = 'well';

const google = createServer((request, response) => {
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (request.url?.includes('/x509/')) return json(keyServer === 'well' ? 200 : 500, { known: publicPem });
  return json(200, person ? { users: [{ localId: 'u1', validSince: '0', ...person }] } : {});
});

/** Leads every connection to the stand-in, whatever host was meant. */
class Detour extends Agent {
  override createConnection() {
    return connect((google.address() as AddressInfo).port, '127.0.0.1');
  }
}

const apps: App[] = [];
let auth: Auth;

/** A new app knows no keys yet. */
function newAuth(): Auth {
  const credential = { getAccessToken: async () => ({ access_token: 'any', expires_in: 3600 }) };
  const app = initializeApp({ projectId: project, credential, httpAgent: new Detour() }, `app-${apps.length}`);
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
  keyServer = 'well';
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

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(
  payload: object,
  header: object = { alg: 'RS256', kid: 'known', typ: 'JWT' },
  key = ours.privateKey,
): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function hmacSigned(payload: object): string {
  const text = `${part({ alg: 'HS256', kid: 'known', typ: 'JWT' })}.${part(payload)}`;
  return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
}

test('a good token says who it is, by issuer and subject', async () => {
  expect(await checkToken(auth, signed(claims({ name: 'Zofia' })))).toEqual({
    issuer: `https://securetoken.google.com/${project}`,
    subject: 'u1',
    email: 'zofia@example.com',
    displayName: 'Zofia',
    photoUrl: null,
    wayIn: '',
  });
});

const good = () => signed(claims());
const forged: [string, () => string][] = [
  ['nothing', () => ''],
  ['no token at all', () => 'not.a.token'],
  ['an object', () => '{"sub":"u1"}'],
  ['alg none', () => `${part({ alg: 'none', kid: 'known' })}.${part(claims())}.`],
  ['alg none, as the emulator makes them', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
  ['HS256 with the public key as secret', () => hmacSigned(claims())],
  ['a signature by somebody else', () => signed(claims(), undefined, theirs.privateKey)],
  ['no signature', () => good().split('.').slice(0, 2).join('.') + '.'],
  [
    'a signature of another token',
    () => `${good().split('.').slice(0, 2).join('.')}.${signed(claims({ sub: 'u2' })).split('.')[2]}`,
  ],
  ['a changed payload', () => good().replace(/\.[^.]+\./, `.${part(claims({ email: 'victim@example.com' }))}.`)],
  ['an unknown key', () => signed(claims(), { alg: 'RS256', kid: 'unknown' })],
  ['no key named', () => signed(claims(), { alg: 'RS256' })],
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
  ['an expired one', () => signed(claims({ iat: now() - 7200, exp: now() - 3600 }))],
  ['one from the future', () => signed(claims({ iat: now() + 3600, auth_time: now() + 3600, exp: now() + 7200 }))],
  ['no expiry', () => signed(claims({ exp: undefined }))],
  ['a sign-in of six minutes ago', () => signed(claims({ auth_time: now() - 360 }))],
  ['no time of sign-in', () => signed(claims({ auth_time: undefined }))],
  ['an empty subject', () => signed(claims({ sub: '' }))],
  ['a subject that is too long', () => signed(claims({ sub: 'x'.repeat(129) }))],
  ['no subject', () => signed(claims({ sub: undefined }))],
  ['an unverified address', () => signed(claims({ email_verified: false }))],
  ['"true" instead of true', () => signed(claims({ email_verified: 'true' }))],
  ['no address', () => signed(claims({ email: undefined }))],
];

describe(`${forged.length} forged or stale tokens`, () => {
  test.each(forged)('%s is refused, with a 400', async (_, make) => {
    await expect(checkToken(auth, make())).rejects.toMatchObject({
      name: 'ApplicationError',
      details: { code: expect.any(String) },
    });
  });
});

test('a person who was disabled is refused', async () => {
  person = { disabled: true };
  await expect(checkToken(auth, good())).rejects.toMatchObject({ details: { code: 'user-disabled' } });
});

test('a token from before everything was revoked is refused', async () => {
  person = { validSince: String(now()) };
  await expect(checkToken(auth, good())).rejects.toMatchObject({ details: { code: 'user-token-expired' } });
});

test('a person who was deleted is refused', async () => {
  person = null;
  await expect(checkToken(auth, good())).rejects.toMatchObject({ details: { code: 'user-token-expired' } });
});

test('without the key server nobody gets in', async () => {
  keyServer = 'broken';
  await expect(checkToken(newAuth(), good())).rejects.toMatchObject({ name: 'ApplicationError' });
});

test.each([
  ['demo-duet', true],
  ['duet-production', false],
  ['', false],
])('with the emulator, the project "%s" may start: %s', (projectId, may) => {
  const settings: Record<string, string> = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };
  const env = Object.assign((name: string, fallback: string) => settings[name] ?? fallback, { json: () => undefined });
  const start = () => identityConfig({ env } as never).projectId;
  expect(may ? start() : attempt(start)).toBe(may ? projectId : 'The CMS cannot start.');
});

/** How a refusal begins. */
function attempt(work: () => unknown): string {
  try {
    return `started with ${String(work())}`;
  } catch (error) {
    return String((error as Error).message).split('. ')[0]! + '.';
  }
}
