/** Reads and validates the fields of account forms. An invalid field is thrown as an AccountError. */
import { AccountError } from '#accounts/errors.ts';
import { isCommonPassword } from '#accounts/passwords/common-passwords.server.ts';
import { maxPasswordLength, minPasswordLength } from '#accounts/passwords/password-length.ts';
import { isEmailAddress, type Fields } from '#http/form.server.ts';

export function readEmail({ email = '' }: Fields): string {
  const normalized = email.trim().toLowerCase();
  if (!isEmailAddress(normalized)) throw new AccountError('invalid-email');
  return normalized;
}

/** The current password. Only its length is checked here. */
export function readPassword(fields: Fields, name = 'password'): string {
  const password = (fields[name] ?? '').normalize('NFC');
  if (!password || password.length > 500) throw new AccountError('wrong-password');
  return password;
}

/** A new password: 8 to 64 characters (Unicode code points) of any script, and not a common password. */
export function readNewPassword({ password: typed = '' }: Fields): string {
  const password = typed.normalize('NFC');
  const length = [...password].length;
  if (length < minPasswordLength) throw new AccountError('password-too-short');
  if (length > maxPasswordLength) throw new AccountError('password-too-long');
  if (isCommonPassword(password)) throw new AccountError('common-password');
  return password;
}
