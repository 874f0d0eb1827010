/** Forms that could give away whether an address has an account, and what an observer sees of their answers. */
import { goodPassword, type Answer } from './person.ts';

export const accountQuestions = [
  { name: 'sign-in', path: '/auth/login', fields: { password: 'certainly not the password' } },
  { name: 'registration', path: '/auth/register', fields: { password: goodPassword } },
  { name: 'password reset', path: '/auth/forgot-password', fields: {} },
  { name: 'another confirmation mail', path: '/auth/verify', fields: { intent: 'resend' } },
];

/** Everything an observer sees, without what is new each time. */
export function shapeOf({ status, headers, body }: Answer, email: string): string {
  // How the edge frames an empty answer (a length, or chunks) depends on which of two packets came first.
  const { date: _, 'content-length': __, 'transfer-encoding': ___, ...rest } = headers;
  const plain = (text: string) =>
    text
      .replaceAll(email, 'EMAIL')
      .replaceAll(encodeURIComponent(email), 'EMAIL')
      .replaceAll(/nonce-[^']+|nonce="[^"]+"/g, 'nonce');
  return JSON.stringify([status, body.length, plain(JSON.stringify(rest)), plain(body)]);
}
