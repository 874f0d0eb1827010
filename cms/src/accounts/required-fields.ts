import { errors } from '@strapi/utils';
import { refusal } from './refusal';
import type { RefusalCode } from './refusal-codes';
import type { Context } from './user';

const missingFieldCodes: Record<string, RefusalCode> = {
  code: 'invalid-action-code',
  currentPassword: 'wrong-password',
  email: 'invalid-email',
  identifier: 'invalid-email',
  idToken: 'invalid-credential',
  ticket: 'sign-in-expired',
  password: 'password-too-short',
  passwordConfirmation: 'passwords-differ',
};

/** Returns the body; throws if a named field is not a non-empty string of at most 5,000 characters. */
export function requireFields<Name extends string>(ctx: Context, ...names: Name[]): Record<Name, string> {
  const body = (ctx.request.body ?? {}) as Record<string, unknown>;
  for (const name of names) {
    const value = body[name];
    if (typeof value !== 'string' || value.length === 0 || value.length > 5_000 || value.includes('\0')) {
      throw new errors.ValidationError(
        `${name} is a required field`,
        refusal(missingFieldCodes[name] ?? 'internal-error'),
      );
    }
  }
  return body as Record<Name, string>;
}
