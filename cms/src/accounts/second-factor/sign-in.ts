/** Signing in: a session, or a ticket for the second step. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { recordActivity } from '../activity';
import { refusal } from '../refusal';
import { openSession } from '../sessions';
import { users, type Context, type User } from '../user';
import { hasApp, isAppCode, isFromApp } from './app';
import { authenticationOptions, isPasskeyResponse } from './passkeys';
import { useRecoveryCode } from './recovery-codes';
import { hasSecondFactor } from './second-factor';
import { countCode, findTicket, newTicket, requireSameCredentials, useTicket, type Ticket } from './tickets';

/** After the first step. Responds with a session, or with a ticket if the account has a second factor. */
export async function signIn(strapi: Core.Strapi, ctx: Context, user: User): Promise<void> {
  if (!(await hasSecondFactor(strapi, user))) return openSession(strapi, ctx, user);
  const { ticket } = await newTicket(strapi, user, 'sign-in');
  ctx.body = { ticket };
}

/** What the page for the second step needs: whether there is an app, and the options for passkeys. */
export async function readSignInOptions(strapi: Core.Strapi, ticketText: string) {
  const ticket = await findTicket(strapi, ticketText, 'sign-in');
  const user = await requireOwner(strapi, ticket);
  return { app: await hasApp(strapi, user), passkey: await authenticationOptions(strapi, user, ticket.challenge) };
}

/** The second step, with a code or a passkey. */
export async function finishSignIn(
  strapi: Core.Strapi,
  ctx: Context,
  ticketText: string,
  proof: { code: string } | { passkey: unknown },
): Promise<void> {
  const ticket = await findTicket(strapi, ticketText, 'sign-in');
  const user = await requireOwner(strapi, ticket);
  const isAccepted =
    'code' in proof
      ? await checkCode(strapi, ctx, user, ticket, proof.code)
      : await isPasskeyResponse(strapi, user, ticket.challenge, proof.passkey);
  if (!isAccepted)
    throw new errors.ValidationError('Wrong code', refusal('code' in proof ? 'wrong-code' : 'passkey-refused'));
  await useTicket(strapi, ticket, 'sign-in');
  await openSession(strapi, ctx, user);
}

/**
 * What is not a code of the app is a recovery code. Those cannot be guessed, so only codes of the app are counted, and
 * only these failures are shown to the owner: others could fill the list.
 */
async function checkCode(
  strapi: Core.Strapi,
  ctx: Context,
  user: User,
  ticket: Ticket,
  code: string,
): Promise<boolean> {
  if (!isFromApp(code)) return useRecoveryCode(strapi, user, code);
  const giveBack = await countCode(strapi, ticket);
  const isAccepted = await isAppCode(strapi, user, code);
  if (isAccepted) await giveBack();
  else await recordActivity(strapi, ctx, user, 'second-step-failed');
  return isAccepted;
}

/** The account may have been blocked, deleted or changed since the first step. */
async function requireOwner(strapi: Core.Strapi, ticket: Ticket): Promise<User> {
  const user = await users(strapi).findOne({ where: { id: ticket.account } });
  if (!user || user.blocked)
    throw new errors.ApplicationError('Your account has been blocked by an administrator', refusal('user-disabled'));
  requireSameCredentials(ticket, user);
  return user;
}
