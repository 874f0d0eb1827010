/** Calls the identity provider's emulator: its admin API, and its public API as any visitor can. */
import { identityProject, ports } from 'stack/config';

const emulator = `http://127.0.0.1:${ports.identity}`;

/** Turns on email enumeration protection, which is on in real projects and off by default in the emulator. */
export async function enableEnumerationProtection(): Promise<void> {
  await callAdminApi('PATCH', `/emulator/v1/projects/${identityProject}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
}

function callAdminApi(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  return call(method, path, body, { Authorization: 'Bearer owner' });
}

/** Calls the public API, with the API key that browsers get. */
function callPublicApi(action: string, body: object): Promise<Record<string, unknown>> {
  return call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`, body);
}

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(emulator + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

type Tokens = { idToken: string; localId: string };

/** Signs up directly at the provider, with or without a verified email. */
export async function createIdentity(email: string, password: string, emailVerified: boolean): Promise<Tokens> {
  const { localId } = await callPublicApi('signUp', { email, password });
  await updateIdentity(String(localId), { emailVerified });
  return signInAtProvider(email, password);
}

export async function signInAtProvider(email: string, password: string): Promise<Tokens> {
  return (await callPublicApi('signInWithPassword', { email, password, returnSecureToken: true })) as Tokens;
}

export async function updateIdentity(localId: string, changes: object): Promise<void> {
  await callAdminApi('POST', `/identitytoolkit.googleapis.com/v1/projects/${identityProject}/accounts:update`, {
    localId,
    ...changes,
  });
}

export async function findIdentity(email: string): Promise<Record<string, unknown>> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${identityProject}/accounts:lookup`;
  const { users = [] } = (await callAdminApi('POST', path, { email: [email] })) as {
    users?: Record<string, unknown>[];
  };
  return users[0] ?? {};
}

/** Makes the provider send a mail with a link, through its public API. */
export async function requestLink(body: object): Promise<void> {
  await callPublicApi('sendOobCode', body);
}

/** Applies the newest link of a kind that the provider sent to an email. */
export async function applyLink(email: string, requestType: string, more: object = {}): Promise<void> {
  type Code = { email: string; requestType: string; oobCode: string };
  const { oobCodes } = (await callAdminApi('GET', `/emulator/v1/projects/${identityProject}/oobCodes`)) as {
    oobCodes: Code[];
  };
  const link = oobCodes.findLast((one) => one.email === email && one.requestType === requestType)!;
  const action = requestType === 'PASSWORD_RESET' ? 'resetPassword' : 'update';
  await callPublicApi(action, { oobCode: link.oobCode, ...more });
}

/** Deletes the identity with its own token, through the public API. */
export async function deleteAtProvider(idToken: string): Promise<void> {
  await callPublicApi('delete', { idToken });
}

/** Signs in with a Google account. With an ID token, links the Google account to that identity. */
export async function signInWithGoogle(email: string, idToken?: string, picture?: string): Promise<Tokens> {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, picture });
  const body = {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(claims)}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...(idToken && { idToken }),
  };
  return (await callPublicApi('signInWithIdp', body)) as Tokens;
}

/** A token with changed claims. It is unsigned, as all tokens of the emulator are. */
export function withClaims(idToken: string, changes: Record<string, unknown>): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as object;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...changes })}.`;
}
