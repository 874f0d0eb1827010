/** The identity provider: who somebody is there, and what can be changed about it. Without FIREBASE_PROJECT_ID there is none. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { applicationDefault, cert, getApps, initializeApp, type App, type ServiceAccount } from 'firebase-admin/app';
import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { users, type User } from './accounts/user';

const { ApplicationError } = errors;

export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  /** How they signed in at the provider: `password`, `google.com`, … */
  wayIn: string;
};

export function hasIdentityProvider(strapi: Core.Strapi): boolean {
  return Boolean(strapi.config.get('identity.projectId'));
}

/** Closes what takes a password where passwords live with the identity provider. */
export function passwordsLiveHere(strapi: Core.Strapi): void {
  if (hasIdentityProvider(strapi)) throw new ApplicationError('This provider is disabled');
}

function provider(strapi: Core.Strapi): Auth {
  if (!hasIdentityProvider(strapi)) throw new ApplicationError('This provider is disabled');
  return getAuth(getApps()[0] ?? startApp(strapi));
}

function startApp(strapi: Core.Strapi): App {
  const projectId = strapi.config.get<string>('identity.projectId');
  const account = strapi.config.get<ServiceAccount | undefined>('identity.serviceAccount');
  const emulated = projectId.startsWith('demo-');
  const credential = account ? cert(account) : emulated ? undefined : applicationDefault();
  return initializeApp({ projectId, ...(credential && { credential }) });
}

export async function verifyIdentity(strapi: Core.Strapi, token: string): Promise<Identity> {
  return checkToken(provider(strapi), token);
}

/** A sign-in older than this does not open a session. */
const freshSeconds = 300;
/** How far our clock and the provider's may be apart. */
const skewSeconds = 30;

/**
 * Signature, audience, issuer, expiry and revocation are the SDK's to check; with the emulator it leaves the times out, so
 * they are checked here. Whatever goes wrong, even an unreachable key server, is a refusal.
 */
export async function checkToken(auth: Auth, token: string, now = Date.now() / 1000): Promise<Identity> {
  const claims = await auth.verifyIdToken(token, true).catch((error: { code?: string }) => {
    throw refusal(error.code ?? '');
  });
  const { iss, sub, email, email_verified: verified, auth_time: signedIn, iat, exp } = claims;
  if (![signedIn, iat, exp].every((time) => Number.isFinite(time)) || exp <= now)
    throw refusal('auth/id-token-expired');
  if (iat > now + skewSeconds || signedIn > now + skewSeconds) throw refusal('auth/argument-error');
  if (signedIn < now - freshSeconds) throw refusal('auth/requires-recent-login');
  if (typeof sub !== 'string' || !sub || typeof email !== 'string' || !email) throw refusal('auth/argument-error');
  if (verified !== true) throw refusal('auth/unverified-email');
  const displayName = typeof claims.name === 'string' ? claims.name.slice(0, 80) : null;
  const wayIn = claims.firebase?.sign_in_provider ?? '';
  return { issuer: iss, subject: sub, email: email.toLowerCase(), displayName, photoUrl: pictureOf(claims), wayIn };
}

function pictureOf({ picture }: DecodedIdToken): string | null {
  return typeof picture === 'string' && picture.startsWith('https://') && picture.length <= 255 ? picture : null;
}

/** The site is told a code it knows; what exactly was wrong with a token is nobody's business. */
export function refusal(code: string): InstanceType<typeof ApplicationError> {
  const known: Record<string, string> = {
    'auth/user-disabled': 'user-disabled',
    'auth/id-token-revoked': 'user-token-expired',
    'auth/id-token-expired': 'user-token-expired',
    'auth/user-not-found': 'user-token-expired',
    'auth/requires-recent-login': 'requires-recent-login',
    'auth/unverified-email': 'unverified-email',
    'auth/email-changed-elsewhere': 'user-token-expired',
    'auth/email-already-in-use': 'email-already-in-use',
  };
  return new ApplicationError('The identity token was refused', { code: known[code] ?? 'invalid-credential' });
}

/** Makes the person at the provider known by another address, which they have shown to be theirs. */
export async function changeIdentityEmail(strapi: Core.Strapi, { subject }: User, email: string): Promise<void> {
  if (!subject || !hasIdentityProvider(strapi)) return;
  await freeAddress(strapi, email, subject);
  await provider(strapi).updateUser(subject, { email, emailVerified: true });
  await provider(strapi).revokeRefreshTokens(subject);
}

/**
 * Gives the person at the provider the account's address back, or makes them anew where they were deleted, and ends every way in;
 * the owner sets a new password by mail.
 */
export async function takeBackIdentity(strapi: Core.Strapi, { email, subject }: User): Promise<void> {
  if (!subject || !hasIdentityProvider(strapi)) return;
  const auth = provider(strapi);
  const person = await personWith(auth.getUser(subject));
  await freeAddress(strapi, email, subject);
  const owners = { email, emailVerified: true, password: randomBytes(32).toString('base64url') };
  if (person) {
    const providersToUnlink = waysInOf(person).filter((name) => name !== 'password');
    await auth.updateUser(subject, { ...owners, providersToUnlink, multiFactor: { enrolledFactors: null } });
  } else {
    await auth.createUser({ ...owners, uid: subject });
  }
  await auth.revokeRefreshTokens(subject);
}

/**
 * Somebody else may have taken an address at the provider, which its owner has shown to be theirs. Whoever has an account here with
 * another address is given that one back.
 */
async function freeAddress(strapi: Core.Strapi, email: string, subject: string): Promise<void> {
  const auth = provider(strapi);
  const holder = await personWith(auth.getUserByEmail(email));
  if (!holder || holder.uid === subject) return;
  const account = await users(strapi).findOne({ where: { subject: holder.uid } });
  if (account?.email === email) throw refusal('auth/email-already-in-use');
  const isFree = account && (await personWith(auth.getUserByEmail(account.email))) === null;
  if (isFree) await auth.updateUser(holder.uid, { email: account.email });
  else await auth.deleteUser(holder.uid);
}

/** Whether the provider knows the person by another address than the account has, or no longer. */
export async function isLostAtProvider(strapi: Core.Strapi, { email, subject }: User): Promise<boolean> {
  if (!subject || !hasIdentityProvider(strapi)) return false;
  const person = await personWith(provider(strapi).getUser(subject));
  return person?.email?.toLowerCase() !== email;
}

export async function isKnownAtProvider(strapi: Core.Strapi, subject: string): Promise<boolean> {
  return (await personWith(provider(strapi).getUser(subject))) !== null;
}

/**
 * On somebody's first sign-in here: whoever had signed up at the provider with their address before may have a password there,
 * or may have linked a way in of their own.
 */
export async function endOtherWaysIn(strapi: Core.Strapi, subject: string, wayIn: string): Promise<void> {
  const auth = provider(strapi);
  const others = waysInOf(await auth.getUser(subject)).filter((name) => name !== wayIn);
  if (others.length === 0) return;
  await auth.updateUser(subject, {
    ...(others.includes('password') && { password: randomBytes(32).toString('base64url') }),
    providersToUnlink: others.filter((name) => name !== 'password'),
  });
  await auth.revokeRefreshTokens(subject);
}

function waysInOf({ providerData }: UserRecord): string[] {
  return providerData.map(({ providerId }) => providerId);
}

/** Null where the provider knows no such person. */
function personWith(question: Promise<UserRecord>): Promise<UserRecord | null> {
  return question.catch((error: { code?: string }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
}

/** Whether the provider has disabled the person, or revoked what was signed in before a time. Silence is a no. */
export async function isSignedOutAtProvider(strapi: Core.Strapi, user: User, signedInAt?: string): Promise<boolean> {
  if (!user.subject || !hasIdentityProvider(strapi)) return false;
  try {
    const { disabled, tokensValidAfterTime } = await provider(strapi).getUser(user.subject);
    const validAfter = tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0;
    return disabled || (signedInAt !== undefined && Date.parse(signedInAt) < validAfter);
  } catch (error) {
    return (error as { code?: string }).code === 'auth/user-not-found';
  }
}

const actions = {
  confirm: (auth: Auth, email: string) => auth.generateEmailVerificationLink(email),
  reset: (auth: Auth, email: string) => auth.generatePasswordResetLink(email),
};

type Link = { code: string; email: string };

/** A code for a link in a mail of ours, made by the provider, and the address it has; null where it knows no such person. */
export async function identityLink(
  strapi: Core.Strapi,
  kind: keyof typeof actions,
  email: string,
): Promise<Link | null> {
  const auth = provider(strapi);
  try {
    const known = await auth.getUserByEmail(email);
    if (!known.email || (kind === 'confirm' && known.emailVerified)) return null;
    const code = new URL(await actions[kind](auth, known.email)).searchParams.get('oobCode');
    return code ? { code, email: known.email } : null;
  } catch (error) {
    if (/user-not-found|email-not-found|email-exists|internal-error/.test((error as { code?: string }).code ?? ''))
      return null;
    throw error;
  }
}

/** The person as the provider knows them: the fields a profile has, and no other. */
export async function readIdentity(strapi: Core.Strapi, user: User) {
  if (!user.subject || !hasIdentityProvider(strapi)) return null;
  return identityUser(await provider(strapi).getUser(user.subject));
}

function identityUser(record: UserRecord) {
  return {
    uid: record.uid,
    email: record.email ?? null,
    emailVerified: record.emailVerified,
    displayName: record.displayName ?? null,
    photoURL: record.photoURL ?? null,
    phoneNumber: record.phoneNumber ?? null,
    isAnonymous: record.providerData.length === 0,
    tenantId: record.tenantId ?? null,
    providerData: record.providerData.map(({ providerId, uid, email, displayName, photoURL, phoneNumber }) => ({
      providerId,
      uid,
      email: email ?? null,
      displayName: displayName ?? null,
      photoURL: photoURL ?? null,
      phoneNumber: phoneNumber ?? null,
    })),
    creationTime: record.metadata.creationTime,
    lastLoginTime: record.metadata.lastSignInTime,
  };
}

export async function deleteIdentity(strapi: Core.Strapi, user: User): Promise<void> {
  if (!user.subject || !hasIdentityProvider(strapi)) return;
  await provider(strapi)
    .deleteUser(user.subject)
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/user-not-found') throw error;
    });
}
