/**
 * The identity provider (Firebase): verifies tokens, and reads and changes identities. Without FIREBASE_PROJECT_ID
 * there is none. The setting PASSWORDS says whether it also stores the passwords, or only serves social sign-in.
 */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { refusal } from './accounts/refusal';
import type { RefusalCode } from './accounts/refusal-codes';
import { users, type User } from './accounts/user';
import { firebaseApp } from './firebase-app';

const { ApplicationError } = errors;

export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  /** The sign-in method at the provider: `password`, `google.com`, … */
  signInMethod: string;
};

/** Whether the identity provider stores the passwords, and not the CMS. */
export function hasPasswordsAtProvider(strapi: Core.Strapi): boolean {
  return strapi.config.get('identity.passwords') === 'firebase';
}

/** Throws if passwords are stored at the identity provider, not here. */
export function requireLocalPasswords(strapi: Core.Strapi): void {
  if (hasPasswordsAtProvider(strapi))
    throw new ApplicationError('This provider is disabled', refusal('operation-not-allowed'));
}

/** The id of the account's identity at the provider; null if it has none, or one of another issuer. */
function subjectAtProvider(strapi: Core.Strapi, { issuer, subject }: User): string | null {
  const projectId = strapi.config.get<string>('identity.projectId');
  return projectId && issuer === `https://securetoken.google.com/${projectId}` ? subject : null;
}

function provider(strapi: Core.Strapi): Auth {
  if (!strapi.config.get('identity.projectId'))
    throw new ApplicationError('This provider is disabled', refusal('operation-not-allowed'));
  return getAuth(firebaseApp(strapi));
}

/**
 * Where the CMS stores the passwords, only social sign-in is accepted (`google.com`, `oidc.…`): anybody can sign up at
 * the provider with a password.
 */
export async function verifyIdentity(strapi: Core.Strapi, token: string): Promise<Identity> {
  const identity = await checkToken(provider(strapi), token);
  if (!hasPasswordsAtProvider(strapi) && !identity.signInMethod.includes('.'))
    throw new ApplicationError('This provider is disabled', refusal('operation-not-allowed'));
  return identity;
}

/** An older sign-in does not open a session. */
const maxSignInAgeSeconds = 300;
/** Tolerated difference between our clock and the provider's. */
const clockSkewSeconds = 30;

/**
 * The SDK checks signature, audience, issuer, expiry and revocation. With the emulator it does not check the times, so
 * they are checked here. Every error, even an unavailable key server, rejects the token.
 */
export async function checkToken(auth: Auth, token: string, now = Date.now() / 1000): Promise<Identity> {
  const claims = await auth.verifyIdToken(token, true).catch((error: { code?: string }) => {
    throw identityError(error.code ?? '');
  });
  const { iss, sub, email, email_verified: verified, auth_time: signedInAt, iat, exp } = claims;
  if (![signedInAt, iat, exp].every((time) => Number.isFinite(time)) || exp <= now)
    throw identityError('auth/id-token-expired');
  if (iat > now + clockSkewSeconds || signedInAt > now + clockSkewSeconds) throw identityError('auth/argument-error');
  if (signedInAt < now - maxSignInAgeSeconds) throw identityError('auth/requires-recent-login');
  if (typeof sub !== 'string' || !sub || typeof email !== 'string' || !email)
    throw identityError('auth/argument-error');
  if (verified !== true) throw identityError('auth/unverified-email');
  const displayName = typeof claims.name === 'string' ? claims.name.slice(0, 80) : null;
  const signInMethod = claims.firebase?.sign_in_provider ?? '';
  return {
    issuer: iss,
    subject: sub,
    email: email.toLowerCase(),
    displayName,
    photoUrl: pictureOf(claims),
    signInMethod,
  };
}

function pictureOf({ picture }: DecodedIdToken): string | null {
  return typeof picture === 'string' && picture.startsWith('https://') && picture.length <= 255 ? picture : null;
}

/** Returns only codes that the web knows; details of why a token is invalid are not disclosed. */
export function identityError(code: string): InstanceType<typeof ApplicationError> {
  const known: Record<string, RefusalCode> = {
    'auth/user-disabled': 'user-disabled',
    'auth/id-token-revoked': 'user-token-expired',
    'auth/id-token-expired': 'user-token-expired',
    'auth/user-not-found': 'user-token-expired',
    'auth/requires-recent-login': 'requires-recent-login',
    'auth/unverified-email': 'unverified-email',
    'auth/email-changed-elsewhere': 'user-token-expired',
    'auth/email-already-in-use': 'email-already-in-use',
  };
  return new ApplicationError('The identity token was rejected', refusal(known[code] ?? 'invalid-credential'));
}

/** Changes the email at the provider to one that the member has confirmed. */
export async function changeIdentityEmail(strapi: Core.Strapi, user: User, email: string): Promise<void> {
  const subject = subjectAtProvider(strapi, user);
  if (!subject || !(await existsAtProvider(strapi, subject))) return;
  await freeEmail(strapi, email, subject);
  await provider(strapi).updateUser(subject, { email, emailVerified: true });
  await provider(strapi).revokeRefreshTokens(subject);
}

/**
 * Restores the account's email at the provider, or creates the identity again if it was deleted. Removes all sign-in
 * methods; the owner sets a new password with a link in a mail.
 */
export async function restoreIdentity(strapi: Core.Strapi, user: User): Promise<void> {
  const subject = subjectAtProvider(strapi, user);
  if (!subject) return;
  const { email } = user;
  const auth = provider(strapi);
  const person = await nullIfNotFound(auth.getUser(subject));
  await freeEmail(strapi, email, subject);
  const restored = { email, emailVerified: true, password: randomBytes(32).toString('base64url') };
  if (person) {
    const providersToUnlink = signInMethodsOf(person).filter((name) => name !== 'password');
    await auth.updateUser(subject, { ...restored, providersToUnlink, multiFactor: { enrolledFactors: null } });
  } else {
    await auth.createUser({ ...restored, uid: subject });
  }
  await auth.revokeRefreshTokens(subject);
}

/**
 * Takes an email away from another identity at the provider, after its owner has confirmed it here. If that identity
 * has an account with another email, it gets that email back; otherwise it is deleted.
 */
async function freeEmail(strapi: Core.Strapi, email: string, subject: string): Promise<void> {
  const auth = provider(strapi);
  const holder = await nullIfNotFound(auth.getUserByEmail(email));
  if (!holder || holder.uid === subject) return;
  const account = await users(strapi).findOne({ where: { subject: holder.uid } });
  if (account?.email === email) throw identityError('auth/email-already-in-use');
  const isFree = account && (await nullIfNotFound(auth.getUserByEmail(account.email))) === null;
  if (isFree) await auth.updateUser(holder.uid, { email: account.email });
  else await auth.deleteUser(holder.uid);
}

/** Whether the provider has another email for the account's identity, or the identity was deleted there. */
export async function hasDivergedAtProvider(strapi: Core.Strapi, user: User): Promise<boolean> {
  const subject = subjectAtProvider(strapi, user);
  if (!subject) return false;
  const person = await nullIfNotFound(provider(strapi).getUser(subject));
  return person?.email?.toLowerCase() !== user.email;
}

export async function existsAtProvider(strapi: Core.Strapi, subject: string): Promise<boolean> {
  return (await nullIfNotFound(provider(strapi).getUser(subject))) !== null;
}

/**
 * On the first sign-in with an identity: an attacker may have signed up at the provider with this email before, with a
 * password or another sign-in method of their own. All methods except the one just used are removed. Throws if the
 * method has another email: the email of an identity can be changed at the provider, and then `google.com` does not
 * prove that it is the email of the Google account.
 */
export async function claimIdentity(strapi: Core.Strapi, { subject, signInMethod, email }: Identity): Promise<void> {
  const auth = provider(strapi);
  const record = await auth.getUser(subject);
  const used = record.providerData.find(({ providerId }) => providerId === signInMethod);
  if (used?.email?.toLowerCase() !== email)
    throw new ApplicationError('The email is not verified', refusal('account-exists-with-different-credential'));
  const others = signInMethodsOf(record).filter((name) => name !== signInMethod);
  if (others.length === 0) return;
  await auth.updateUser(subject, {
    ...(others.includes('password') && { password: randomBytes(32).toString('base64url') }),
    providersToUnlink: others.filter((name) => name !== 'password'),
  });
  await auth.revokeRefreshTokens(subject);
}

function signInMethodsOf({ providerData }: UserRecord): string[] {
  return providerData.map(({ providerId }) => providerId);
}

/** Null if the provider has no such identity. */
function nullIfNotFound(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  return lookup.catch((error: { code?: string }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
}

/**
 * Whether the identity is disabled, deleted, or its sessions opened before a time are revoked. False if the provider
 * fails, and for an account whose password is stored here.
 */
export async function isSignedOutAtProvider(strapi: Core.Strapi, user: User, signedInAt?: string): Promise<boolean> {
  const subject = subjectAtProvider(strapi, user);
  if (!subject || (user.password && !hasPasswordsAtProvider(strapi))) return false;
  try {
    const { disabled, tokensValidAfterTime } = await provider(strapi).getUser(subject);
    const validAfter = tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0;
    return disabled || (signedInAt !== undefined && Date.parse(signedInAt) < validAfter);
  } catch (error) {
    return (error as { code?: string }).code === 'auth/user-not-found';
  }
}

const linkGenerators = {
  confirm: (auth: Auth, email: string) => auth.generateEmailVerificationLink(email),
  reset: (auth: Auth, email: string) => auth.generatePasswordResetLink(email),
};

type Link = { code: string; email: string };

/** A code from the provider for a link in our mails, and the email it has; null if it has no such identity. */
export async function identityLink(
  strapi: Core.Strapi,
  kind: keyof typeof linkGenerators,
  email: string,
): Promise<Link | null> {
  const auth = provider(strapi);
  try {
    const known = await auth.getUserByEmail(email);
    if (!known.email || (kind === 'confirm' && known.emailVerified)) return null;
    const code = new URL(await linkGenerators[kind](auth, known.email)).searchParams.get('oobCode');
    return code ? { code, email: known.email } : null;
  } catch (error) {
    if (/user-not-found|email-not-found|email-exists|internal-error/.test((error as { code?: string }).code ?? ''))
      return null;
    throw error;
  }
}

/** The identity's profile at the provider. */
export async function readIdentity(strapi: Core.Strapi, user: User) {
  const subject = subjectAtProvider(strapi, user);
  const record = subject && (await nullIfNotFound(provider(strapi).getUser(subject)));
  return record ? identityUser(record) : null;
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
  const subject = subjectAtProvider(strapi, user);
  if (!subject) return;
  await provider(strapi)
    .deleteUser(subject)
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/user-not-found') throw error;
    });
}
