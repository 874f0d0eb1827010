/** Forms whose responses could reveal whether an email has an account, and the part of a response to compare. */
import { goodPassword, type HttpResponse } from './http-client.ts';

export const enumerationForms = [
  { name: 'sign-in', path: '/auth/login', fields: { password: 'certainly not the password' } },
  { name: 'registration', path: '/auth/register', fields: { password: goodPassword } },
  { name: 'password reset', path: '/auth/forgot-password', fields: {} },
  { name: 'another confirmation mail', path: '/auth/verify', fields: { intent: 'resend' } },
];

/** Everything an observer can compare, without values that differ in every response. */
export function observableResponse({ status, headers, body }: HttpResponse, email: string): string {
  // Whether the edge sends an empty body with a length or in chunks depends on packet timing.
  const { date: _, 'content-length': __, 'transfer-encoding': ___, ...rest } = headers;
  const maskVariable = (text: string) =>
    text
      .replaceAll(email, 'EMAIL')
      .replaceAll(encodeURIComponent(email), 'EMAIL')
      .replaceAll(/nonce-[^']+|nonce="[^"]+"/g, 'nonce')
      .replaceAll(/-registration=[\w-]{43};/g, '-registration=RANDOM;');
  return JSON.stringify([status, body.length, maskVariable(JSON.stringify(rest)), maskVariable(body)]);
}
