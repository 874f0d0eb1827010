import type { Core } from '@strapi/strapi';
import { sendMail } from './accounts/mails';
import { onInvitation } from './strapi-internals/admin-users';

/** Mails a link to people who get access to the admin. Strapi only shows it to the administrator. */
export function registerInvitations(strapi: Core.Strapi): void {
  onInvitation(strapi, ({ email, registrationToken, preferedLanguage }) =>
    sendMail(strapi, 'invitation', { email, language: preferedLanguage ?? null }, { code: registrationToken }),
  );
}
