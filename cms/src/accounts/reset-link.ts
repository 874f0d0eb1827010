import type { Core } from '@strapi/strapi';
import { newLink } from './links';
import { sendMail } from './mails';
import { changeUser, type User } from './user';

/** Sends the link with which the owner sets a new password, where the CMS stores the passwords. */
export async function sendResetLink(strapi: Core.Strapi, user: User): Promise<void> {
  const { code, stored } = newLink('reset');
  await changeUser(strapi, user, stored);
  await sendMail(strapi, 'reset', user, { code });
}
