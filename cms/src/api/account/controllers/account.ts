import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { listActivity, recordActivity } from '../../../accounts/activity';
import { runAfterResponse } from '../../../accounts/after-response';
import { cleanText, isEmail } from '../../../accounts/auth';
import { changeEmailTo, undoEmailChange } from '../../../accounts/change-email';
import { eraseAccount } from '../../../accounts/erase-account';
import { hashSecret, linkFilter, newLink, noLinks } from '../../../accounts/links';
import { sendMail } from '../../../accounts/mails';
import { isPassword } from '../../../accounts/passwords';
import { requireReauthentication } from '../../../accounts/reauthentication';
import { refusal } from '../../../accounts/refusal';
import { requireFields } from '../../../accounts/required-fields';
import { isSameSecret } from '../../../same-secret';
import { openSession, openSessionLiveAccess, publicUser, replaceAllSessions } from '../../../accounts/sessions';
import { changeUser, changeUserIf, users, type Context, type User } from '../../../accounts/user';
import { deleteIdentity, requireLocalPasswords, readIdentity } from '../../../identity';

const { ApplicationError, ValidationError } = errors;

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Confirms an email with the link that was sent to it, and with the password of the registration or the secret that its
   * browser has. Both are needed, so that an attacker cannot register another person's email and have its owner confirm
   * the account with the attacker's password.
   */
  async confirm(ctx: Context) {
    const { code } = requireFields(ctx, 'code');
    requireLocalPasswords(strapi);
    const unconfirmed = { confirmed: { $not: true }, blocked: { $not: true } };
    const found = await users(strapi).findOne({ where: { ...linkFilter('confirm', code), ...unconfirmed } });
    if (!found) throw new ValidationError('Invalid token', refusal('invalid-action-code'));
    if (!(await isRegistrant(ctx, found))) {
      throw new ValidationError('The provided current password is invalid', refusal('wrong-password'));
    }
    const { confirmationToken, password } = found;
    const unchanged = { confirmationToken, password };
    const user = await changeUserIf(strapi, found, unchanged, { confirmed: true, ...noLinks });
    if (!user) throw new ValidationError('Invalid token', refusal('invalid-action-code'));
    await openSession(strapi, ctx, user);
  },

  /** Sends a link to the new email; the email changes when it is opened. */
  async changeEmail(ctx: Context) {
    const { email } = requireFields(ctx, 'email');
    if (!isEmail(email)) throw new ValidationError('email must be a valid email', refusal('invalid-email'));
    const user = await requireReauthentication(strapi, ctx);
    const newEmail = email.toLowerCase();
    const taken = await users(strapi).findOne({ where: { email: newEmail } });
    const { code, stored } = newLink('new-email');
    await changeUser(strapi, user, { newEmail, ...stored });
    runAfterResponse(strapi, async () => {
      if (!taken?.confirmed)
        await sendMail(strapi, 'new-email', { ...user, email: newEmail }, { code, email: newEmail });
    });
    ctx.body = { ok: true };
  },

  /** Needs both the link, which proves ownership of the email, and a session, which proves ownership of the account. */
  async confirmEmail(ctx: Context) {
    const { code } = requireFields(ctx, 'code');
    const { id } = ctx.state.user as User;
    const user = await users(strapi).findOne({ where: { id, ...linkFilter('new-email', code) } });
    if (!user?.newEmail) throw new ValidationError('Invalid token', refusal('invalid-action-code'));
    await changeEmailTo(strapi, user, user.newEmail);
    await recordActivity(strapi, ctx, user, 'email-changed');
    ctx.body = { ok: true };
  },

  /** With the link that was sent to the old email. */
  async undoEmail(ctx: Context) {
    const { code } = requireFields(ctx, 'code');
    const user = await undoEmailChange(strapi, code);
    await recordActivity(strapi, ctx, user, 'email-restored');
    ctx.body = { ok: true };
  },

  /** A token for the realtime database; null if it does not answer, or if there is none. */
  async openLiveAccess(ctx: Context) {
    ctx.body = { access: await openSessionLiveAccess(strapi, ctx.state.user as User, ctx.state.session.id) };
  },

  /** Recent sign-ins and changes. */
  async activity(ctx: Context) {
    ctx.body = { data: await listActivity(strapi, ctx.state.user as User) };
  },

  /** How the member can sign in: with a password stored here, and with an identity at the provider. */
  async identity(ctx: Context) {
    const user = ctx.state.user as User;
    ctx.body = { identity: await readIdentity(strapi, user), hasPassword: Boolean(user.password) };
  },

  /** Removes the identity at the provider from an account that has a password here. */
  async unlink(ctx: Context) {
    requireLocalPasswords(strapi);
    const user = ctx.state.user as User;
    if (!user.password) throw new ApplicationError('No other sign-in method', refusal('operation-not-allowed'));
    await requireReauthentication(strapi, ctx);
    await deleteIdentity(strapi, user);
    const unlinked = { issuer: null, subject: null, photoUrl: null, provider: 'local' };
    const changed = await changeUserIf(strapi, user, { subject: user.subject, password: user.password }, unlinked);
    if (!changed) throw new ValidationError('The account has changed', refusal('wrong-password'));
    await replaceAllSessions(strapi, ctx, changed, 'sign-in-methods-changed');
  },

  async update(ctx: Context) {
    const { displayName, language } = ctx.request.body as Record<string, unknown>;
    const user = await changeUser(strapi, ctx.state.user as User, {
      displayName: cleanText(displayName, 80),
      language: cleanText(language, 10),
    });
    ctx.body = user && (await publicUser(strapi, ctx, user));
  },

  async choosePlan(ctx: Context) {
    const { planChoice } = ctx.request.body as Record<string, unknown>;
    await changeUser(strapi, ctx.state.user as User, { planChoice: cleanText(planChoice, 40) });
    ctx.body = { ok: true };
  },

  /** Deletes the account and all enquiries of its owner. */
  async delete(ctx: Context) {
    await eraseAccount(strapi, await requireReauthentication(strapi, ctx));
    ctx.body = { ok: true };
  },
});

/** Whether the request has the password of the registration, or the secret of its browser. */
async function isRegistrant(ctx: Context, { password, registrationToken }: User): Promise<boolean> {
  const { registration } = ctx.request.body as { registration?: unknown };
  if (typeof registration === 'string' && registration)
    return registrationToken !== null && isSameSecret(hashSecret(registration), registrationToken);
  return isPassword(requireFields(ctx, 'password').password, password);
}

export default controller;
