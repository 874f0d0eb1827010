/**
 * Strapi's calls for accounts, answered so that they tell nobody whether an address has an account: what differs happens
 * beside the answer. With an identity provider passwords live there, and the calls that take one are closed.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  hasIdentityProvider,
  identityLink,
  isLostAtProvider,
  passwordsLiveHere,
  takeBackIdentity,
  verifyIdentity,
} from '../identity';
import { adoptIdentity } from './adopt-identity';
import { linkFilter, newLink, noLinks } from './links';
import type { Kind } from './mail-words';
import { sendMail } from './mails';
import { hashPassword, isPassword, refuseBadLength } from './passwords';
import { accountFromProvider } from './providers';
import { endSession, endSessions, openSession, refreshSession } from './sessions';
import { changeUser, changeUserIf, createUser, users, withLockedUser, type Context, type User } from './user';

const { ApplicationError, ForbiddenError, ValidationError } = errors;

type Controller = (ctx: Context) => Promise<void>;
type Controllers = Record<string, Controller>;

export function authControllers(strapi: Core.Strapi, strapis: Controllers): Controllers {
  /** POST /auth/local and GET /auth/{provider}/callback */
  async function callback(ctx: Context): Promise<void> {
    const provider: string = ctx.params.provider ?? 'local';
    if (provider === 'firebase') return identityCallback(ctx);
    if (provider !== 'local') return providerCallback(ctx, provider);
    const { identifier, password } = fields(ctx, 'identifier', 'password');
    passwordsLiveHere(strapi);
    const user = await users(strapi).findOne({ where: { email: identifier.toLowerCase() } });
    if (!(await isPassword(password, user?.password)) || !user) {
      throw new ValidationError('Invalid identifier or password');
    }
    if (!user.confirmed) throw new ApplicationError('Your account email is not confirmed');
    if (user.blocked) throw new ApplicationError('Your account has been blocked by an administrator');
    await openSession(strapi, ctx, user);
  }

  /** A verified token of the identity provider becomes a session. */
  async function identityCallback(ctx: Context): Promise<void> {
    const identity = await verifyIdentity(strapi, String(ctx.query.access_token ?? ''));
    const user = await adoptIdentity(strapi, identity, String(ctx.query.language ?? ''));
    if (user.blocked) throw new ForbiddenError('Your account has been blocked by an administrator');
    // Somebody signed in who proves to be somebody else.
    if (ctx.state.user && ctx.state.user.id !== user.id) {
      throw new ApplicationError('Invalid credentials', { code: 'user-mismatch' });
    }
    if (ctx.query.event === 'password') return beginAnew(ctx, user, 'password-changed');
    if (ctx.query.event === 'ways-in') return beginAnew(ctx, user, 'ways-in-changed');
    await openSession(strapi, ctx, user);
  }

  /** After a new password, or a new way in: every session ends, the owner is told, and whoever has just set it goes on. */
  async function beginAnew(ctx: Context, user: User, news: Kind = 'password-changed'): Promise<void> {
    await endSessions(strapi, user);
    sendMail(strapi, news, user);
    // One mail is enough: this device is not news.
    await openSession(strapi, ctx, { ...user, signedInAt: null });
  }

  async function providerCallback(ctx: Context, provider: string): Promise<void> {
    passwordsLiveHere(strapi);
    const user = await accountFromProvider(strapi, ctx, provider);
    if (user.blocked) throw new ForbiddenError('Your account has been blocked by an administrator');
    await openSession(strapi, ctx, user);
  }

  /** POST /auth/local/register */
  async function register(ctx: Context): Promise<void> {
    const { email, password } = fields(ctx, 'email', 'password');
    const { displayName, language } = ctx.request.body as Record<string, unknown>;
    if (!isAddress(email)) throw new ValidationError('email must be a valid email');
    if (!hasIdentityProvider(strapi)) refuseBadLength(password);
    const address = email.toLowerCase();
    const known = await users(strapi).findOne({ where: { email: address } });
    beside(async () => {
      const about = { displayName: text(displayName, 80), language: text(language, 10) };
      const hash = await hashPassword(password);
      if (known?.blocked) return;
      if (known?.confirmed || hasIdentityProvider(strapi)) {
        return known ? sendMail(strapi, 'already', known) : undefined;
      }
      const { code, kept } = newLink('confirm');
      const data = { ...about, password: hash, provider: 'local', confirmed: false, blocked: false, ...kept };
      // Only while nobody has confirmed it: whoever does so at this very moment keeps the password they did it with.
      const user = known
        ? await changeUserIf(strapi, known, { confirmed: false }, data)
        : await createUser(strapi, { email: address, ...data });
      if (user) sendMail(strapi, 'confirm', user, { code });
    });
    ctx.body = { user: { email: address } };
  }

  /** POST /auth/send-email-confirmation */
  async function sendEmailConfirmation(ctx: Context): Promise<void> {
    const { email } = fields(ctx, 'email');
    const user = await users(strapi).findOne({ where: { email: email.toLowerCase() } });
    beside(async () => {
      if (hasIdentityProvider(strapi)) return mailIdentityLink(ctx, email, 'confirm', user);
      if (!user || user.confirmed || user.blocked) return;
      const { code, kept } = newLink('confirm');
      await changeUser(strapi, user, kept);
      sendMail(strapi, 'confirm', user, { code });
    });
    ctx.body = { email, sent: true };
  }

  /** POST /auth/forgot-password */
  async function forgotPassword(ctx: Context): Promise<void> {
    const { email } = fields(ctx, 'email');
    const user = await users(strapi).findOne({ where: { email: email.toLowerCase() } });
    beside(async () => {
      if (hasIdentityProvider(strapi)) return mailIdentityLink(ctx, email, 'reset', user);
      if (!user || user.blocked) return;
      const { code, kept } = newLink('reset');
      await changeUser(strapi, user, kept);
      sendMail(strapi, 'reset', user, { code });
    });
    ctx.body = { ok: true };
  }

  /** Somebody who had been at it before its owner may have moved or deleted it, so that the owner would be sent nothing. */
  async function bringBack(user: User): Promise<void> {
    await withLockedUser(strapi, user, async (now) => {
      if (now.email === user.email && (await isLostAtProvider(strapi, now))) await takeBackIdentity(strapi, now);
    });
  }

  async function mailIdentityLink(ctx: Context, email: string, kind: 'confirm' | 'reset', user: User | null) {
    const { language } = ctx.request.body as { language?: string };
    if (kind === 'reset' && user && (await isLostAtProvider(strapi, user))) await bringBack(user);
    const link = await identityLink(strapi, kind, email);
    // To the address as the provider has it, whatever was typed.
    if (link) sendMail(strapi, kind, { language: language ?? null, ...user, email: link.email }, { code: link.code });
  }

  /** POST /auth/reset-password. Whoever opened the link also owns the address; everything older ends. */
  async function resetPassword(ctx: Context): Promise<void> {
    const { code, password, passwordConfirmation } = fields(ctx, 'code', 'password', 'passwordConfirmation');
    passwordsLiveHere(strapi);
    if (password !== passwordConfirmation) throw new ValidationError('Passwords do not match');
    refuseBadLength(password);
    const found = await users(strapi).findOne({ where: { ...linkFilter('reset', code), blocked: { $not: true } } });
    if (!found) throw new ValidationError('Incorrect code provided');
    // Whoever registered the address without being able to confirm it leaves nothing behind, not even a name.
    const name = found.confirmed ? {} : { displayName: null };
    const data = { password: await hashPassword(password), provider: 'local', confirmed: true, ...name, ...noLinks };
    const user = await changeUserIf(strapi, found, { resetPasswordToken: found.resetPasswordToken }, data);
    if (!user) throw new ValidationError('Incorrect code provided');
    await beginAnew(ctx, user);
  }

  /** POST /auth/change-password */
  async function changePassword(ctx: Context): Promise<void> {
    const { currentPassword, password, passwordConfirmation } = fields(
      ctx,
      'currentPassword',
      'password',
      'passwordConfirmation',
    );
    passwordsLiveHere(strapi);
    const user: User | undefined = ctx.state.user;
    if (!user) throw new ApplicationError('You must be authenticated to reset your password');
    if (password !== passwordConfirmation) throw new ValidationError('Passwords do not match');
    refuseBadLength(password);
    if (!(await isPassword(currentPassword, user.password))) {
      throw new ValidationError('The provided current password is invalid');
    }
    if (currentPassword === password) {
      throw new ValidationError('Your new password must be different than your current password');
    }
    const data = { password: await hashPassword(password), ...noLinks };
    // Whoever had the account back meanwhile keeps it.
    const changed = await changeUserIf(strapi, user, { password: user.password }, data);
    if (!changed) throw new ValidationError('The provided current password is invalid');
    await beginAnew(ctx, changed);
  }

  /**
   * Does what must not be waited for, once the answer is out for certain: what there is to do must not show in how long it
   * took. What fails there is told in the log.
   */
  function beside(work: () => Promise<unknown>): void {
    setTimeout(() => work().catch((error: unknown) => strapi.log.error(`Accounts: ${String(error)}`)), 100);
  }

  /** POST /auth/logout */
  async function logout(ctx: Context): Promise<void> {
    await endSession(strapi, ctx.state.user, ctx.state.session.id);
    ctx.body = { ok: true };
  }

  /** DELETE /auth/sessions/{sessionId} */
  async function revokeSession(ctx: Context): Promise<void> {
    const ended = await endSession(strapi, ctx.state.user, String(ctx.params.sessionId));
    if (!ended) return ctx.notFound('Session not found');
    ctx.body = { data: {} };
  }

  const refresh: Controller = (ctx) => refreshSession(strapi, ctx, () => strapis.refresh!(ctx));

  return {
    callback,
    register,
    sendEmailConfirmation,
    forgotPassword,
    resetPassword,
    changePassword,
    refresh,
    logout,
    revokeSession,
  };
}

/** The named fields of the body, each of which must be a text of sensible length. */
export function fields<Name extends string>(ctx: Context, ...names: Name[]): Record<Name, string> {
  const body = (ctx.request.body ?? {}) as Record<string, unknown>;
  for (const name of names) {
    const value = body[name];
    if (typeof value !== 'string' || value.length === 0 || value.length > 5_000 || value.includes('\0')) {
      throw new ValidationError(`${name} is a required field`);
    }
  }
  return body as Record<Name, string>;
}

/** Somebody, an @, and a host with a dot; whether mail arrives there only mail can tell. */
export function isAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    !/\p{Cc}/u.test(email) &&
    /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(email)
  );
}

/** A text cut to length, or null. */
export function text(value: unknown, length: number): string | null {
  const plain = typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
  return plain.slice(0, length) || null;
}
