/** A new address for an account, and the way back for whoever had the old one. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changeIdentityEmail, hasIdentityProvider, identityLink, takeBackIdentity } from '../identity';
import { linkFilter, linkHours, newLink, noLinks } from './links';
import { sendMail } from './mails';
import { endSessions } from './sessions';
import { changeUser, users, withLockedUser, type User } from './user';

const { ValidationError } = errors;

/**
 * Ends every session, and tells the old address, with a link that undoes it for three days. When the address changes again
 * in that time, the first one keeps its link: it is the owner's.
 */
export async function moveTo(strapi: Core.Strapi, user: User, email: string): Promise<void> {
  const canUndoSince = Date.now() - linkHours['undo-email'] * 3_600_000;
  const hasLink = user.previousEmailToken && Date.parse(user.previousEmailSentAt ?? '') > canUndoSince;
  const { code, kept } = newLink('undo-email');
  const undo = hasLink ? {} : { previousEmail: user.email, ...kept };
  // Nobody sees the new address here and the old one at the provider, or the other way round.
  await withLockedUser(strapi, user, async (now) => {
    if (now.email !== user.email || now.newEmailToken !== user.newEmailToken)
      throw new ValidationError('Invalid token');
    await makeRoom(strapi, { ...now, email });
    await changeUser(strapi, now, { email, username: email, ...undo, ...noLinks });
    await changeIdentityEmail(strapi, now, email);
  });
  await endSessions(strapi, user);
  if (hasLink) sendMail(strapi, 'email-changed-again', user, { email });
  else sendMail(strapi, 'email-changed', user, { email, code });
}

/** Gives the account back to its former address. Whoever changed it is out: sessions, password and other ways in end. */
export async function undoMove(strapi: Core.Strapi, code: string): Promise<void> {
  const user = await users(strapi).findOne({ where: linkFilter('undo-email', code) });
  if (!user?.previousEmail) throw new ValidationError('Invalid token');
  const owner = { ...user, email: user.previousEmail };
  const { code: reset, kept } = newLink('reset');
  const noUndo = { previousEmail: null, previousEmailToken: null };
  const data = { email: owner.email, username: owner.email, password: null, ...noLinks, ...noUndo, ...kept };
  await withLockedUser(strapi, user, async (now) => {
    if (now.email !== user.email || now.previousEmailToken !== user.previousEmailToken)
      throw new ValidationError('Invalid token');
    await makeRoom(strapi, owner);
    await changeUser(strapi, now, data);
    await takeBackIdentity(strapi, owner);
  });
  await endSessions(strapi, user);
  const link = hasIdentityProvider(strapi) ? await identityLink(strapi, 'reset', owner.email) : { code: reset };
  if (link) sendMail(strapi, 'reset', owner, { code: link.code });
  sendMail(strapi, 'email-changed-again', user, { email: owner.email });
}

/** Somebody may have registered the address meanwhile. Only if they could confirm it is it theirs. */
async function makeRoom(strapi: Core.Strapi, { id, email }: User): Promise<void> {
  const taken = await users(strapi).findOne({ where: { email, id: { $ne: id } } });
  if (taken?.confirmed) throw new ValidationError('Email is already taken.');
  if (taken) await users(strapi).delete({ where: { id: taken.id } });
}
