import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fields, isAddress, text } from '../../../accounts/auth';
import { moveTo, undoMove } from '../../../accounts/change-email';
import { linkFilter, newLink, noLinks } from '../../../accounts/links';
import { sendMail } from '../../../accounts/mails';
import { isPassword } from '../../../accounts/passwords';
import { eraseEnquiries } from '../../../desk';
import { endSessions, openSession, publicUser } from '../../../accounts/sessions';
import { changeUser, changeUserIf, users, type Context, type User } from '../../../accounts/user';
import {
  deleteIdentity,
  hasIdentityProvider,
  passwordsLiveHere,
  readIdentity,
  verifyIdentity,
} from '../../../identity';

const { ApplicationError, ValidationError } = errors;

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Confirms an address: with the link that was sent to it and the password that was chosen with it. Either alone is not
   * enough, so that nobody can open an account for somebody else's address and have its owner confirm it.
   */
  async confirm(ctx: Context) {
    const { code, password } = fields(ctx, 'code', 'password');
    passwordsLiveHere(strapi);
    const found = await users(strapi).findOne({ where: { ...linkFilter('confirm', code), blocked: { $not: true } } });
    if (!found) throw new ValidationError('Invalid token');
    if (!(await isPassword(password, found.password))) {
      throw new ValidationError('The provided current password is invalid');
    }
    const { confirmationToken, password: hash } = found;
    const user = await changeUserIf(
      strapi,
      found,
      { confirmationToken, password: hash },
      { confirmed: true, ...noLinks },
    );
    if (!user) throw new ValidationError('Invalid token');
    await openSession(strapi, ctx, user);
  },

  /** Sends a link to the new address; until it is opened, nothing changes. */
  async changeEmail(ctx: Context) {
    const { email } = fields(ctx, 'email');
    if (!isAddress(email)) throw new ValidationError('email must be a valid email');
    const user = await recently(ctx);
    const address = email.toLowerCase();
    const taken = await users(strapi).findOne({ where: { email: address } });
    const { code, kept } = newLink('new-email');
    await changeUser(strapi, user, { newEmail: address, ...kept });
    if (!taken?.confirmed) sendMail(strapi, 'new-email', { ...user, email: address }, { code, email: address });
    ctx.body = { ok: true };
  },

  /** The link shows that the address is theirs, the session that the account is: one without the other is not enough. */
  async confirmEmail(ctx: Context) {
    const { code } = fields(ctx, 'code');
    const { id } = ctx.state.user as User;
    const user = await users(strapi).findOne({ where: { id, ...linkFilter('new-email', code) } });
    if (!user?.newEmail) throw new ValidationError('Invalid token');
    await moveTo(strapi, user, user.newEmail);
    ctx.body = { ok: true };
  },

  /** The link that the old address was sent: whoever can open it had the account before. */
  async undoEmail(ctx: Context) {
    const { code } = fields(ctx, 'code');
    await undoMove(strapi, code);
    ctx.body = { ok: true };
  },

  async identity(ctx: Context) {
    ctx.body = { identity: await readIdentity(strapi, ctx.state.user as User) };
  },

  async update(ctx: Context) {
    const { displayName, photoUrl, language } = ctx.request.body as Record<string, unknown>;
    const user = await changeUser(strapi, ctx.state.user as User, {
      displayName: text(displayName, 80),
      photoUrl: text(photoUrl, 255),
      language: text(language, 10),
    });
    ctx.body = user && (await publicUser(strapi, ctx, user));
  },

  /** The account, and all that its owner sent us. */
  async delete(ctx: Context) {
    const user = await recently(ctx);
    // First: if this fails, the owner is still there to ask again.
    await eraseEnquiries(strapi, { account: user.documentId, email: user.email });
    await endSessions(strapi, user);
    await deleteIdentity(strapi, user);
    await users(strapi).delete({ where: { id: user.id } });
    // Once more, for what was sent meanwhile from another tab.
    await eraseEnquiries(strapi, { account: user.documentId, email: user.email }).catch((error: unknown) =>
      strapi.log.error(`Enquiries of a deleted account may be left: ${String(error)}`),
    );
    ctx.body = { ok: true };
  },
});

/** Who asks, having just proved again that it is them: by the password, or by a fresh token of the identity provider. */
async function recently(ctx: Context): Promise<User> {
  const user = ctx.state.user as User;
  if (hasIdentityProvider(strapi)) {
    const { idToken } = fields(ctx, 'idToken');
    const { issuer, subject } = await verifyIdentity(strapi, idToken);
    if (issuer !== user.issuer || subject !== user.subject) throw new ApplicationError('Invalid credentials');
    return user;
  }
  const { currentPassword } = fields(ctx, 'currentPassword');
  if (!(await isPassword(currentPassword, user.password))) {
    throw new ValidationError('The provided current password is invalid');
  }
  return user;
}

export default controller;
