import type { Core } from '@strapi/strapi';
import { hasPasswordsAtProvider, identityLink } from '../identity';
import { newLink } from './links';
import { sendMail } from './mails';
import { changeUser, type User } from './user';

/** Sends the link with which the owner sets a new password, wherever passwords are stored. */
export async function sendResetLink(strapi: Core.Strapi, user: User): Promise<void> {
  if (hasPasswordsAtProvider(strapi)) {
    const link = await identityLink(strapi, 'reset', user.email);
    if (link) await sendMail(strapi, 'reset', user, { code: link.code });
    return;
  }
  const { code, stored } = newLink('reset');
  await changeUser(strapi, user, stored);
  await sendMail(strapi, 'reset', user, { code });
}
