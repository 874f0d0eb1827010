/** The identity provider's emulator, reached as its operators would, and as anybody could. */
import { identityProject, ports } from 'stack/config';

const emulator = `http://127.0.0.1:${ports.identity}`;

/** As real projects have it, and the emulator has not by default. */
export async function protectEnumeration(): Promise<void> {
  await admin('PATCH', `/emulator/v1/projects/${identityProject}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
}

function admin(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  return call(method, path, body, { Authorization: 'Bearer owner' });
}

/** What anybody can ask the provider for, with the key that browsers are told. */
function anybody(action: string, body: object): Promise<Record<string, unknown>> {
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

/** Signs somebody up at the provider itself, past our pages; confirmed or not. */
export async function newIdentity(email: string, password: string, emailVerified: boolean): Promise<Tokens> {
  const { localId } = await anybody('signUp', { email, password });
  await changeIdentity(String(localId), { emailVerified });
  return signInAtProvider(email, password);
}

export async function signInAtProvider(email: string, password: string): Promise<Tokens> {
  return (await anybody('signInWithPassword', { email, password, returnSecureToken: true })) as Tokens;
}

export async function changeIdentity(localId: string, changes: object): Promise<void> {
  await admin('POST', `/identitytoolkit.googleapis.com/v1/projects/${identityProject}/accounts:update`, {
    localId,
    ...changes,
  });
}

export async function identityOf(email: string): Promise<Record<string, unknown>> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${identityProject}/accounts:lookup`;
  const { users = [] } = (await admin('POST', path, { email: [email] })) as { users?: Record<string, unknown>[] };
  return users[0] ?? {};
}

/** Asks the provider for a mail with a link, as anybody can. */
export async function requestLink(body: object): Promise<void> {
  await anybody('sendOobCode', body);
}

/** Opens the newest link of a kind that the provider made for an address. */
export async function applyLink(email: string, requestType: string, more: object = {}): Promise<void> {
  type Code = { email: string; requestType: string; oobCode: string };
  const { oobCodes } = (await admin('GET', `/emulator/v1/projects/${identityProject}/oobCodes`)) as {
    oobCodes: Code[];
  };
  const link = oobCodes.findLast((one) => one.email === email && one.requestType === requestType)!;
  const action = requestType === 'PASSWORD_RESET' ? 'resetPassword' : 'update';
  await anybody(action, { oobCode: link.oobCode, ...more });
}

/** As whoever holds somebody's token can. */
export async function deleteAtProvider(idToken: string): Promise<void> {
  await anybody('delete', { idToken });
}

/** Signs in with a Google account; with somebody's token, links it to them. */
export async function signInWithGoogle(email: string, idToken?: string): Promise<Tokens> {
  const claims = JSON.stringify({ sub: email, email, email_verified: true });
  const body = {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(claims)}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...(idToken && { idToken }),
  };
  return (await anybody('signInWithIdp', body)) as Tokens;
}

/** A token whose claims are changed; the emulator signs nothing, so neither does this. */
export function withClaims(idToken: string, changes: Record<string, unknown>): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as object;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...changes })}.`;
}
