/** A verified person at the identity provider in, an account out. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { endOtherWaysIn, identityLink, isKnownAtProvider, refusal, takeBackIdentity, type Identity } from '../identity';
import { noLinks } from './links';
import { sendMail } from './mails';
import { endSessions } from './sessions';
import { changeUser, createUser, users, withLockedUser, type User } from './user';

const { ApplicationError } = errors;

/**
 * The account of this person, made if need be. It is found by the provider's own name for them and never by the address
 * alone. An address that somebody registered here and never confirmed owns nothing: its password and its name go. One that was
 * confirmed here, by its owner, is linked. One that belongs to another person at the provider stays theirs.
 */
export async function adoptIdentity(strapi: Core.Strapi, identity: Identity, language: string): Promise<User> {
  const { issuer, subject, email, wayIn, displayName, photoUrl } = identity;
  const known = await users(strapi).findOne({ where: { issuer, subject } });
  if (known?.email === email) return known;
  if (known) return ownerAt(strapi, known, email);
  const sameAddress = await users(strapi).findOne({ where: { email } });
  // Made since we last looked, most likely by this very person in another tab.
  if (sameAddress?.issuer === issuer && sameAddress.subject === subject) return sameAddress;
  if (sameAddress?.subject && !(await isGone(strapi, sameAddress, issuer)))
    throw new ApplicationError('Email is already taken.', { code: 'email-already-in-use' });
  await endOtherWaysIn(strapi, subject, wayIn);
  const linked = { provider: 'firebase', issuer, subject, password: null, confirmed: true, ...noLinks };
  if (sameAddress) {
    // Whoever had it open before proves themselves anew.
    await endSessions(strapi, sameAddress);
    const name = sameAddress.confirmed ? {} : { displayName };
    return (await changeUser(strapi, sameAddress, { ...linked, ...name })) ?? sameAddress;
  }
  const profile = { email, displayName, photoUrl, language: language || null, blocked: false };
  const created = await createUser(strapi, { ...profile, ...linked });
  return created ?? adoptIdentity(strapi, identity, language);
}

/**
 * The provider has another address for this person than we have. Addresses are changed here, and the provider is told
 * (change-email.ts); anybody can sign up there with somebody else's address, though, and keep a link that changes it for the day
 * the owner comes. Whoever signs in with it is not the owner: what they hold ends, and the owner is sent a link.
 */
async function ownerAt(strapi: Core.Strapi, known: User, email: string): Promise<User> {
  const user = await withLockedUser(strapi, known, async (now) => {
    // It was changed here a moment ago.
    if (now.email !== email) await takeBackIdentity(strapi, now);
    return now;
  });
  if (user?.email === email) return user;
  if (!user) throw refusal('auth/user-not-found');
  await endSessions(strapi, user);
  const link = await identityLink(strapi, 'reset', user.email);
  if (link) sendMail(strapi, 'reset', user, { code: link.code });
  strapi.log.warn(`The provider had an address for account ${user.id} that it had not asked for: taken back`);
  throw refusal('auth/email-changed-elsewhere');
}

/** Whoever it belonged to was deleted at the provider. Its owner has just shown there that the address is theirs. */
async function isGone(strapi: Core.Strapi, { issuer, subject }: User, wanted: string): Promise<boolean> {
  return issuer === wanted && !(await isKnownAtProvider(strapi, subject!));
}
