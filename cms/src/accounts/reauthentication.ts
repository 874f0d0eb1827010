import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasPasswordsAtProvider, verifyIdentity } from '../identity';
import { isPassword } from './passwords';
import { refusal } from './refusal';
import { requireFields } from './required-fields';
import type { Context, User } from './user';

/** Returns the signed-in user; throws without the current password or a recent token of the identity provider. */
export async function requireReauthentication(strapi: Core.Strapi, ctx: Context): Promise<User> {
  const user = ctx.state.user as User;
  if (hasPasswordsAtProvider(strapi) || !user.password) {
    const { idToken } = requireFields(ctx, 'idToken');
    const { issuer, subject } = await verifyIdentity(strapi, idToken);
    if (issuer !== user.issuer || subject !== user.subject)
      throw new errors.ApplicationError('Invalid credentials', refusal('user-token-expired'));
    return user;
  }
  const { currentPassword } = requireFields(ctx, 'currentPassword');
  if (!(await isPassword(currentPassword, user.password))) {
    throw new errors.ValidationError('The provided current password is invalid', refusal('wrong-password'));
  }
  return user;
}
