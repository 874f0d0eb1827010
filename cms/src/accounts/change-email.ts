/** Changes the email of an account, and undoes the change with a link that was sent to the old email. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changeIdentityEmail, hasPasswordsAtProvider, restoreIdentity } from '../identity';
import { linkFilter, linkHours, newLink, noLinks } from './links';
import { sendMail } from './mails';
import { refusal } from './refusal';
import { sendResetLink } from './reset-link';
import { deleteSecondFactor } from './second-factor/second-factor';
import { endSessions } from './sessions';
import { changeUser, users, withLockedUser, type User } from './user';

const { ValidationError } = errors;

/**
 * Ends all sessions and sends a link to the old email that undoes the change for three days. If the email changes again
 * in that time, the link of the first email stays valid, because the first email is the owner's.
 */
export async function changeEmailTo(strapi: Core.Strapi, user: User, email: string): Promise<void> {
  const canUndoSince = Date.now() - linkHours['undo-email'] * 3_600_000;
  const hasLink = user.previousEmailToken && Date.parse(user.previousEmailSentAt ?? '') > canUndoSince;
  const { code, stored } = newLink('undo-email');
  const undo = hasLink ? {} : { previousEmail: user.email, ...stored };
  // In one transaction: if the provider fails, the email is not changed here either.
  await withLockedUser(strapi, user, async (current) => {
    if (current.email !== user.email || current.newEmailToken !== user.newEmailToken)
      throw new ValidationError('Invalid token', refusal('invalid-action-code'));
    await deleteUnconfirmedHolder(strapi, { ...current, email });
    await changeUser(strapi, current, { email, username: email, ...undo, ...noLinks });
    if (hasLink) await sendMail(strapi, 'email-changed-again', user, { email });
    else await sendMail(strapi, 'email-changed', user, { email, code });
    await changeIdentityEmail(strapi, current, email);
  });
  await endSessions(strapi, user);
}

/**
 * Restores the previous email, and ends the sessions, password and other sign-in methods of whoever changed it. Returns
 * the account.
 */
export async function undoEmailChange(strapi: Core.Strapi, code: string): Promise<User> {
  const user = await users(strapi).findOne({ where: linkFilter('undo-email', code) });
  if (!user?.previousEmail) throw new ValidationError('Invalid token', refusal('invalid-action-code'));
  const owner = { ...user, email: user.previousEmail };
  const { code: reset, stored } = newLink('reset');
  const noUndo = { previousEmail: null, previousEmailToken: null };
  const data = { email: owner.email, username: owner.email, password: null, ...noLinks, ...noUndo, ...stored };
  await withLockedUser(strapi, user, async (current) => {
    if (current.email !== user.email || current.previousEmailToken !== user.previousEmailToken)
      throw new ValidationError('Invalid token', refusal('invalid-action-code'));
    await deleteUnconfirmedHolder(strapi, owner);
    await changeUser(strapi, current, data);
    if (!hasPasswordsAtProvider(strapi)) await sendMail(strapi, 'reset', owner, { code: reset });
    await sendMail(strapi, 'email-changed-again', user, { email: owner.email });
    await restoreIdentity(strapi, owner);
    await deleteSecondFactor(strapi, owner);
  });
  await endSessions(strapi, user);
  if (hasPasswordsAtProvider(strapi)) await sendResetLink(strapi, owner);
  return user;
}

/** Throws if another confirmed account has the email; deletes an unconfirmed one. */
async function deleteUnconfirmedHolder(strapi: Core.Strapi, { id, email }: User): Promise<void> {
  const taken = await users(strapi).findOne({ where: { email, id: { $ne: id } } });
  if (taken?.confirmed) throw new ValidationError('Email is already taken.', refusal('email-already-in-use'));
  if (taken) await users(strapi).delete({ where: { id: taken.id } });
}
