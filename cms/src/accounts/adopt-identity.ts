/** Finds or creates the account of a verified identity. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  claimIdentity,
  existsAtProvider,
  hasPasswordsAtProvider,
  identityError,
  restoreIdentity,
  type Identity,
} from '../identity';
import { recordActivity } from './activity';
import { noLinks } from './links';
import { sendMail } from './mails';
import { refusal } from './refusal';
import { sendResetLink } from './reset-link';
import { endSessions } from './sessions';
import { changeUser, changeUserIf, createUser, users, withLockedUser, type Context, type User } from './user';

const { ApplicationError } = errors;

/**
 * The account of an identity; created if there is none. Accounts are matched by the provider's issuer and subject,
 * never by email alone. An account with the same email that was never confirmed is taken over, and its password and
 * name are removed. A confirmed account with the same email and no identity is linked; its password is kept if the CMS
 * stores the passwords. One with another identity at the provider is not changed.
 */
export async function adoptIdentity(strapi: Core.Strapi, ctx: Context, identity: Identity): Promise<User> {
  const { issuer, subject, email, displayName, photoUrl } = identity;
  const known = await users(strapi).findOne({ where: { issuer, subject } });
  if (known?.email === email) return known;
  if (known) return rejectChangedEmail(strapi, known, email);
  const sameEmail = await users(strapi).findOne({ where: { email } });
  // Created since the first query, most likely by the same person in another tab.
  if (sameEmail?.issuer === issuer && sameEmail.subject === subject) return sameEmail;
  if (sameEmail?.subject && !(await isDeletedAtProvider(strapi, sameEmail, issuer)))
    throw new ApplicationError('Email is already taken.', refusal('email-already-in-use'));
  await claimIdentity(strapi, identity);
  if (sameEmail?.confirmed && !hasPasswordsAtProvider(strapi)) {
    const unchanged = { email, subject: sameEmail.subject };
    const linked = await changeUserIf(strapi, sameEmail, unchanged, { issuer, subject, photoUrl });
    if (!linked) return adoptIdentity(strapi, ctx, identity);
    await sendMail(strapi, 'sign-in-methods-changed', linked);
    await recordActivity(strapi, ctx, linked, 'sign-in-methods-changed');
    return linked;
  }
  const linked = { provider: 'firebase', issuer, subject, password: null, confirmed: true, ...noLinks };
  if (sameEmail) {
    // Existing sessions must sign in again with the provider.
    await endSessions(strapi, sameEmail);
    const name = sameEmail.confirmed ? {} : { displayName, photoUrl };
    return (await changeUser(strapi, sameEmail, { ...linked, ...name })) ?? sameEmail;
  }
  const language = typeof ctx.query.language === 'string' ? ctx.query.language : null;
  const profile = { email, displayName, photoUrl, language, blocked: false };
  const created = await createUser(strapi, { ...profile, ...linked });
  return created ?? adoptIdentity(strapi, ctx, identity);
}

/**
 * The provider has another email for this identity than the account. Emails are changed here first, then at the
 * provider (change-email.ts). An attacker can sign up at the provider with a victim's email and keep an unused
 * email-change link until the victim has taken over the account. A sign-in with the changed email is therefore not by
 * the owner: the identity is restored, all sessions end, and the owner is sent a reset link.
 */
async function rejectChangedEmail(strapi: Core.Strapi, known: User, email: string): Promise<User> {
  const user = await withLockedUser(strapi, known, async (now) => {
    // Equal if the email was changed here a moment ago.
    if (now.email !== email) await restoreIdentity(strapi, now);
    return now;
  });
  if (user?.email === email) return user;
  if (!user) throw identityError('auth/user-not-found');
  await endSessions(strapi, user);
  await sendResetLink(strapi, user);
  strapi.log.warn(`The identity provider had an unrequested email for account ${user.id}: the identity was restored`);
  throw identityError('auth/email-changed-elsewhere');
}

/** The account's identity was deleted at the provider, and the email's owner has since verified it there again. */
async function isDeletedAtProvider(
  strapi: Core.Strapi,
  { issuer, subject }: User,
  currentIssuer: string,
): Promise<boolean> {
  return issuer === currentIssuer && !(await existsAtProvider(strapi, subject!));
}
