/**
 * Replaces the actions of Strapi's account controller. Responses do not reveal whether an email has an account: whatever differs
 * happens after the response. If the passwords are stored at the identity provider, calls with a password are
 * rejected.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  hasPasswordsAtProvider,
  identityLink,
  hasDivergedAtProvider,
  requireLocalPasswords,
  restoreIdentity,
  verifyIdentity,
} from '../identity';
import type { Action, Actions } from '../strapi-internals/auth-controllers';
import { recordActivity } from './activity';
import { adoptIdentity } from './adopt-identity';
import { runAfterResponse } from './after-response';
import { hashSecret, linkFilter, newLink, noLinks } from './links';
import { sendMail } from './mails';
import { hashPassword, isPassword, requireValidLength } from './passwords';
import { accountFromProvider } from './providers';
import { addRefusalCode, refusal } from './refusal';
import { requireFields } from './required-fields';
import { sendResetLink } from './reset-link';
import { hasSecondFactor } from './second-factor/second-factor';
import { signIn } from './second-factor/sign-in';
import { endSession, endSessions, listSessionDevices, refreshSession, replaceAllSessions } from './sessions';
import { changeUserIf, createUser, users, withLockedUser, type Context, type User } from './user';

const { ApplicationError, ForbiddenError, ValidationError } = errors;

export function authActions(strapi: Core.Strapi, originalActions: Actions): Actions {
  /** POST /auth/local and GET /auth/{provider}/callback */
  async function callback(ctx: Context): Promise<void> {
    const provider: string = ctx.params.provider ?? 'local';
    if (provider === 'firebase') return identityCallback(ctx);
    if (provider !== 'local') return providerCallback(ctx, provider);
    const { identifier, password } = requireFields(ctx, 'identifier', 'password');
    requireLocalPasswords(strapi);
    const user = await users(strapi).findOne({ where: { email: identifier.toLowerCase() } });
    if (!(await isPassword(password, user?.password)) || !user) {
      throw new ValidationError('Invalid identifier or password', refusal('invalid-credential'));
    }
    if (!user.confirmed) throw new ApplicationError('Your account email is not confirmed', refusal('not-confirmed'));
    if (user.blocked)
      throw new ApplicationError('Your account has been blocked by an administrator', refusal('user-disabled'));
    await signIn(strapi, ctx, user);
  }

  /** Exchanges a token of the identity provider for a session. */
  async function identityCallback(ctx: Context): Promise<void> {
    const identity = await verifyIdentity(strapi, String(ctx.query.access_token ?? ''));
    const user = await adoptIdentity(strapi, ctx, identity);
    if (user.blocked)
      throw new ForbiddenError('Your account has been blocked by an administrator', refusal('user-disabled'));
    // Reauthentication with another identity than the signed-in one.
    if (ctx.state.user && ctx.state.user.id !== user.id) {
      throw new ApplicationError('Invalid credentials', refusal('user-mismatch'));
    }
    if (hasPasswordsAtProvider(strapi)) {
      if (ctx.query.event === 'password') return replaceAllSessions(strapi, ctx, user, 'password-changed');
      if (ctx.query.event === 'sign-in-methods')
        return replaceAllSessions(strapi, ctx, user, 'sign-in-methods-changed');
    }
    await signIn(strapi, ctx, user);
  }

  async function providerCallback(ctx: Context, provider: string): Promise<void> {
    requireLocalPasswords(strapi);
    const user = await accountFromProvider(strapi, ctx, provider);
    if (user.blocked)
      throw new ForbiddenError('Your account has been blocked by an administrator', refusal('user-disabled'));
    await signIn(strapi, ctx, user);
  }

  /** POST /auth/local/register */
  async function register(ctx: Context): Promise<void> {
    const { email, password } = requireFields(ctx, 'email', 'password');
    const { displayName, language, registration } = ctx.request.body as Record<string, unknown>;
    if (!isEmail(email)) throw new ValidationError('email must be a valid email', refusal('invalid-email'));
    if (!hasPasswordsAtProvider(strapi)) requireValidLength(password);
    const normalized = email.toLowerCase();
    const known = await users(strapi).findOne({ where: { email: normalized } });
    runAfterResponse(strapi, async () => {
      const profile = { displayName: cleanText(displayName, 80), language: cleanText(language, 10) };
      const hash = await hashPassword(password);
      if (known?.blocked) return;
      if (known?.confirmed || hasPasswordsAtProvider(strapi)) {
        return known ? sendMail(strapi, 'already', known) : undefined;
      }
      const { code, stored } = newLink('confirm');
      // Replaced with the password, so that the browser of an earlier registration cannot confirm this one.
      const registrationToken = typeof registration === 'string' ? hashSecret(registration) : null;
      const account = { provider: 'local', confirmed: false, blocked: false };
      const data = { ...profile, ...account, password: hash, registrationToken, ...stored };
      // Only while the account is unconfirmed: one that is confirmed at the same moment keeps the password it was
      // confirmed with.
      const user = known
        ? await changeUserIf(strapi, known, { confirmed: false }, data)
        : await createUser(strapi, { email: normalized, ...data });
      if (user) await sendMail(strapi, 'confirm', user, { code });
    });
    ctx.body = { user: { email: normalized } };
  }

  /** POST /auth/send-email-confirmation */
  async function sendEmailConfirmation(ctx: Context): Promise<void> {
    const { email } = requireFields(ctx, 'email');
    const user = await users(strapi).findOne({ where: { email: email.toLowerCase() } });
    runAfterResponse(strapi, async () => {
      if (hasPasswordsAtProvider(strapi)) return mailIdentityLink(ctx, email, 'confirm', user);
      if (!user || user.confirmed || user.blocked) return;
      const { code, stored } = newLink('confirm');
      // It may have been confirmed meanwhile.
      const changed = await changeUserIf(strapi, user, { confirmed: false }, stored);
      if (changed) await sendMail(strapi, 'confirm', changed, { code });
    });
    ctx.body = { email, sent: true };
  }

  /** POST /auth/forgot-password */
  async function forgotPassword(ctx: Context): Promise<void> {
    const { email } = requireFields(ctx, 'email');
    const user = await users(strapi).findOne({ where: { email: email.toLowerCase() } });
    runAfterResponse(strapi, async () => {
      if (hasPasswordsAtProvider(strapi)) return mailIdentityLink(ctx, email, 'reset', user);
      if (user && !user.blocked) await sendResetLink(strapi, user);
    });
    ctx.body = { ok: true };
  }

  /**
   * Someone who used the identity before the owner may have changed its email or deleted it; the owner would get no
   * link.
   */
  async function restoreIdentityIfDiverged(user: User): Promise<void> {
    await withLockedUser(strapi, user, async (current) => {
      if (current.email === user.email && (await hasDivergedAtProvider(strapi, current)))
        await restoreIdentity(strapi, current);
    });
  }

  async function mailIdentityLink(ctx: Context, email: string, kind: 'confirm' | 'reset', user: User | null) {
    const { language } = ctx.request.body as { language?: string };
    if (kind === 'reset' && user && (await hasDivergedAtProvider(strapi, user))) await restoreIdentityIfDiverged(user);
    const link = await identityLink(strapi, kind, email);
    // To the email that the provider has, not to the one that was typed.
    if (link)
      await sendMail(strapi, kind, { language: language ?? null, ...user, email: link.email }, { code: link.code });
  }

  /**
   * POST /auth/reset-password. The link also confirms the email. All older sessions and links end. The link is only one
   * factor: if the account has a second one, the response is a ticket.
   */
  async function resetPassword(ctx: Context): Promise<void> {
    const { code, password, passwordConfirmation } = requireFields(ctx, 'code', 'password', 'passwordConfirmation');
    requireLocalPasswords(strapi);
    if (password !== passwordConfirmation)
      throw new ValidationError('Passwords do not match', refusal('passwords-differ'));
    requireValidLength(password);
    const found = await users(strapi).findOne({ where: { ...linkFilter('reset', code), blocked: { $not: true } } });
    if (!found) throw new ValidationError('Incorrect code provided', refusal('invalid-action-code'));
    // The name of an unconfirmed account may have been entered by someone other than the email's owner.
    const name = found.confirmed ? {} : { displayName: null };
    const data = { password: await hashPassword(password), provider: 'local', confirmed: true, ...name, ...noLinks };
    const user = await changeUserIf(strapi, found, { resetPasswordToken: found.resetPasswordToken }, data);
    if (!user) throw new ValidationError('Incorrect code provided', refusal('invalid-action-code'));
    if (!(await hasSecondFactor(strapi, user))) return replaceAllSessions(strapi, ctx, user, 'password-changed');
    await endSessions(strapi, user);
    await sendMail(strapi, 'password-changed', user);
    await recordActivity(strapi, ctx, user, 'password-changed');
    await signIn(strapi, ctx, user);
  }

  /** POST /auth/change-password */
  async function changePassword(ctx: Context): Promise<void> {
    const { currentPassword, password, passwordConfirmation } = requireFields(
      ctx,
      'currentPassword',
      'password',
      'passwordConfirmation',
    );
    requireLocalPasswords(strapi);
    const user: User | undefined = ctx.state.user;
    if (!user)
      throw new ApplicationError('You must be authenticated to reset your password', refusal('user-token-expired'));
    if (password !== passwordConfirmation)
      throw new ValidationError('Passwords do not match', refusal('passwords-differ'));
    requireValidLength(password);
    if (!(await isPassword(currentPassword, user.password))) {
      throw new ValidationError('The provided current password is invalid', refusal('wrong-password'));
    }
    if (currentPassword === password) {
      throw new ValidationError(
        'Your new password must be different than your current password',
        refusal('same-password'),
      );
    }
    const data = { password: await hashPassword(password), ...noLinks };
    // Fails if the password was reset meanwhile.
    const changed = await changeUserIf(strapi, user, { password: user.password }, data);
    if (!changed) throw new ValidationError('The provided current password is invalid', refusal('wrong-password'));
    await replaceAllSessions(strapi, ctx, changed, 'password-changed');
  }

  /** POST /auth/logout */
  async function logout(ctx: Context): Promise<void> {
    await endSession(strapi, ctx.state.user, ctx.state.session.id);
    ctx.body = { ok: true };
  }

  /** DELETE /auth/sessions/{sessionId} */
  async function revokeSession(ctx: Context): Promise<void> {
    const ended = await endSession(strapi, ctx.state.user, String(ctx.params.sessionId));
    if (!ended) return ctx.notFound('Session not found', refusal('internal-error'));
    await recordActivity(strapi, ctx, ctx.state.user, 'device-signed-out');
    ctx.body = { data: {} };
  }

  const refresh: Action = (ctx) =>
    refreshSession(strapi, ctx, () => addRefusalCode(ctx, 'user-token-expired', () => originalActions.refresh!(ctx)));

  /** GET /auth/sessions, with the id of each session's device, which stays the same when the session is renewed. */
  const getSessions: Action = async (ctx) => {
    await addRefusalCode(ctx, 'user-token-expired', () => originalActions.getSessions!(ctx));
    const { data } = ctx.body as { data?: { id: string }[] };
    if (!data) return;
    const devices = await listSessionDevices(strapi, ctx.state.user);
    ctx.body = { data: data.map((session) => ({ ...session, device: devices.get(session.id) ?? null })) };
  };

  const connect: Action = (ctx, next) =>
    addRefusalCode(ctx, 'operation-not-allowed', () => originalActions.connect!(ctx, next));

  return {
    callback,
    register,
    sendEmailConfirmation,
    forgotPassword,
    resetPassword,
    changePassword,
    refresh,
    logout,
    getSessions,
    revokeSession,
    connect,
  };
}

/** Checks only the form `name@host.tld`; the confirmation mail shows whether the email exists. */
export function isEmail(email: string): boolean {
  return (
    email.length <= 254 &&
    !/\p{Cc}/u.test(email) &&
    /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(email)
  );
}

/** A single-line text cut to length, or null if it is empty. */
export function cleanText(value: unknown, length: number): string | null {
  const plain = typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
  return plain.slice(0, length) || null;
}
