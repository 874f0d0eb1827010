import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { recordActivity } from '../../../accounts/activity';
import { runAfterResponse } from '../../../accounts/after-response';
import { sendMail } from '../../../accounts/mails';
import { requireReauthentication } from '../../../accounts/reauthentication';
import { refusal } from '../../../accounts/refusal';
import { requireFields } from '../../../accounts/required-fields';
import { confirmApp, startApp } from '../../../accounts/second-factor/app';
import { registrationOptions, storePasskey, verifyPasskey } from '../../../accounts/second-factor/passkeys';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../../accounts/second-factor/recovery-codes';
import { hasSecondFactor, readSecondFactor, removeSecondFactor } from '../../../accounts/second-factor/second-factor';
import { finishSignIn, readSignInOptions } from '../../../accounts/second-factor/sign-in';
import { findTicket, newTicket, useTicket } from '../../../accounts/second-factor/tickets';
import { endOtherSessions, readSessionDevice } from '../../../accounts/sessions';
import type { Context, User } from '../../../accounts/user';
import { requireLocalPasswords } from '../../../identity';
import { sessionMetadata } from '../../../strapi-internals/session-manager';

const { ApplicationError, ValidationError } = errors;

const controller = ({ strapi }: { strapi: Core.Strapi }) => {
  const userOf = (ctx: Context) => {
    requireLocalPasswords(strapi);
    return ctx.state.user as User;
  };

  /** The device of the session, which stays the same when the session is renewed. */
  const deviceOf = (ctx: Context) => readSessionDevice(strapi, ctx.state.user as User, ctx.state.session.id);

  /** Other devices sign in again, and the owner gets a mail. Responds with recovery codes if there are none yet. */
  async function announceChange(ctx: Context, user: User): Promise<void> {
    const end = () => endOtherSessions(strapi, user, ctx.state.session.id);
    await end();
    // Again, for a sign-in that was under way and did not ask for the new factor.
    runAfterResponse(strapi, end);
    await sendMail(strapi, 'sign-in-methods-changed', user);
    await recordActivity(strapi, ctx, user, 'sign-in-methods-changed');
    const needsCodes = (await hasSecondFactor(strapi, user)) && (await countRecoveryCodes(strapi, user)) === 0;
    ctx.body = { recoveryCodes: needsCodes ? await replaceRecoveryCodes(strapi, user) : [] };
  }

  return {
    /** For visitors with a ticket from the first step. */
    async options(ctx: Context) {
      const { ticket } = requireFields(ctx, 'ticket');
      ctx.body = await readSignInOptions(strapi, ticket);
    },

    async signIn(ctx: Context) {
      const { ticket } = requireFields(ctx, 'ticket');
      const { passkey } = ctx.request.body as { passkey?: unknown };
      const proof = passkey && typeof passkey === 'object' ? { passkey } : requireFields(ctx, 'code');
      await finishSignIn(strapi, ctx, ticket, proof);
    },

    async read(ctx: Context) {
      ctx.body = await readSecondFactor(strapi, userOf(ctx), await deviceOf(ctx));
    },

    async startApp(ctx: Context) {
      await startApp(strapi, userOf(ctx), await deviceOf(ctx));
      ctx.body = { ok: true };
    },

    async confirmApp(ctx: Context) {
      const { code } = requireFields(ctx, 'code');
      const user = userOf(ctx);
      await requireReauthentication(strapi, ctx);
      if (!(await confirmApp(strapi, user, await deviceOf(ctx), code)))
        throw new ValidationError('Wrong code', refusal('wrong-code'));
      await announceChange(ctx, user);
    },

    async startPasskey(ctx: Context) {
      const user = userOf(ctx);
      const { ticket, challenge } = await newTicket(strapi, user, 'add-passkey');
      ctx.body = { ticket, options: await registrationOptions(strapi, user, challenge) };
    },

    async addPasskey(ctx: Context) {
      const { ticket: text } = requireFields(ctx, 'ticket');
      const user = userOf(ctx);
      await requireReauthentication(strapi, ctx);
      const ticket = await findTicket(strapi, text, 'add-passkey');
      const { passkey } = ctx.request.body as { passkey?: unknown };
      const { deviceName = null } = sessionMetadata(ctx.get('User-Agent'));
      const verified = ticket.account === user.id && (await verifyPasskey(strapi, user, ticket.challenge, passkey));
      if (!verified) throw new ValidationError('The passkey was refused', refusal('passkey-refused'));
      await useTicket(strapi, ticket, 'add-passkey');
      if (!(await storePasskey(strapi, user, verified, deviceName)))
        throw new ValidationError('The passkey was refused', refusal('passkey-refused'));
      await announceChange(ctx, user);
    },

    async replaceRecoveryCodes(ctx: Context) {
      const user = userOf(ctx);
      await requireReauthentication(strapi, ctx);
      if (!(await hasSecondFactor(strapi, user)))
        throw new ApplicationError('There is no second factor', refusal('operation-not-allowed'));
      ctx.body = { recoveryCodes: await replaceRecoveryCodes(strapi, user) };
      await recordActivity(strapi, ctx, user, 'sign-in-methods-changed');
    },

    async remove(ctx: Context) {
      const { id } = requireFields(ctx, 'id');
      const user = userOf(ctx);
      await requireReauthentication(strapi, ctx);
      await removeSecondFactor(strapi, user, id);
      await announceChange(ctx, user);
    },
  };
};

export default controller;
