/** The identity provider's side of accounts: a verified token in, an account out. Without FIREBASE_PROJECT_ID there is none. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { applicationDefault, cert, getApps, initializeApp, type App, type ServiceAccount } from 'firebase-admin/app';
import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { noLinks, type LinkKind } from './accounts/links';
import { sendMail } from './accounts/mails';
import { changeUser, createUser, users, type User } from './accounts/user';

const { ApplicationError } = errors;

export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  displayName: string | null;
  photoUrl: string | null;
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
  return { issuer: iss, subject: sub, email: email.toLowerCase(), displayName, photoUrl: pictureOf(claims) };
}

function pictureOf({ picture }: DecodedIdToken): string | null {
  return typeof picture === 'string' && picture.startsWith('https://') && picture.length <= 255 ? picture : null;
}

/** The site is told a code it knows; what exactly was wrong with a token is nobody's business. */
function refusal(code: string): InstanceType<typeof ApplicationError> {
  const known: Record<string, string> = {
    'auth/user-disabled': 'user-disabled',
    'auth/id-token-revoked': 'user-token-expired',
    'auth/id-token-expired': 'user-token-expired',
    'auth/user-not-found': 'user-token-expired',
    'auth/requires-recent-login': 'requires-recent-login',
    'auth/unverified-email': 'unverified-email',
  };
  return new ApplicationError('The identity token was refused', { code: known[code] ?? 'invalid-credential' });
}

/**
 * The account of this person, made if need be. It is found by the provider's own name for them and never by the address
 * alone. An address that somebody registered here and never confirmed owns nothing: its password goes. One that was
 * confirmed here, by its owner, is linked. One that belongs to another person at the provider stays theirs.
 */
export async function adoptIdentity(strapi: Core.Strapi, identity: Identity, language: string): Promise<User> {
  const { issuer, subject, email } = identity;
  const known = await users(strapi).findOne({ where: { issuer, subject } });
  if (known) return known.email === email ? known : moveTo(strapi, known, email);
  const sameAddress = await users(strapi).findOne({ where: { email } });
  // Made since we last looked, most likely by this very person in another tab.
  if (sameAddress?.issuer === issuer && sameAddress.subject === subject) return sameAddress;
  if (sameAddress?.subject) throw new ApplicationError('Email is already taken.', { code: 'email-already-in-use' });
  const linked = { provider: 'firebase', issuer, subject, password: null, confirmed: true, ...noLinks };
  if (sameAddress) {
    // Whoever had it open before proves themselves anew.
    await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(sameAddress.id));
    return (await changeUser(strapi, sameAddress, linked)) ?? sameAddress;
  }
  const created = await createUser(strapi, { ...identity, ...linked, language: language || null, blocked: false });
  return created ?? adoptIdentity(strapi, identity, language);
}

/** The provider has confirmed another address for the same person. */
async function moveTo(strapi: Core.Strapi, user: User, email: string): Promise<User> {
  const taken = await users(strapi).findOne({ where: { email } });
  if (taken) return user;
  sendMail(strapi, 'email-changed', user, { email });
  return (await changeUser(strapi, user, { email, username: email, ...noLinks })) ?? user;
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
  'new-email': (auth: Auth, email: string, newEmail: string) => auth.generateVerifyAndChangeEmailLink(email, newEmail),
};

type Link = { code: string; email: string };

/** A code for a link in a mail of ours, made by the provider, and the address it has; null where it knows no such person. */
export async function identityLink(
  strapi: Core.Strapi,
  kind: LinkKind,
  email: string,
  newEmail = '',
): Promise<Link | null> {
  const auth = provider(strapi);
  try {
    const known = await auth.getUserByEmail(email);
    if (!known.email || (kind === 'confirm' && known.emailVerified)) return null;
    const code = new URL(await actions[kind](auth, known.email, newEmail)).searchParams.get('oobCode');
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
