/** The identity provider's emulator, reached as its operators would. */
import { identityProject, ports } from 'stack/config';

const emulator = `http://127.0.0.1:${ports.identity}`;
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** As real projects have it, and the emulator has not by default. */
export async function protectEnumeration(): Promise<void> {
  await admin('PATCH', `/emulator/v1/projects/${identityProject}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
}

export async function admin(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(emulator + path, {
    method,
    headers: owner,
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

type Tokens = { idToken: string; localId: string };

/** Signs somebody up at the provider itself, past our pages; confirmed or not. */
export async function newIdentity(email: string, password: string, emailVerified: boolean): Promise<Tokens> {
  const { localId } = await admin('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    email,
    password,
  });
  await changeIdentity(String(localId), { emailVerified });
  return signInAtProvider(email, password);
}

export async function signInAtProvider(email: string, password: string): Promise<Tokens> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
  return (await admin('POST', path, { email, password, returnSecureToken: true })) as Tokens;
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

/** A token whose claims are changed; the emulator signs nothing, so neither does this. */
export function withClaims(idToken: string, changes: Record<string, unknown>): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as object;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...changes })}.`;
}
