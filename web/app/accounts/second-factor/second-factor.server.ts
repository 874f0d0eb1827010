/** The calls about the second step of sign-in. */
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { tokensSchema } from '#accounts/cms/account.server.ts';
import { callCms, type Caller } from '#accounts/cms/cms-client.server.ts';
import { AccountError } from '#accounts/errors.ts';

/** Passed on to the browser, which checks it. */
const webAuthnOptions = z.record(z.string(), z.unknown());

const signInOptionsSchema = z.object({ app: z.boolean(), passkey: webAuthnOptions.nullable() });

export function readSignInOptions(ticket: string) {
  return callCms('/account/second-factor/options', { method: 'POST', body: { ticket } }, signInOptionsSchema);
}

/** The second step, with what the member typed or with the response of a passkey. */
export function finishSignIn(
  { ticket, rememberMe }: { ticket: string; rememberMe: boolean },
  fields: { code?: string; passkey?: string },
  caller: Caller,
) {
  const proof = fields.passkey ? { passkey: parsePasskey(fields.passkey) } : { code: fields.code?.trim() };
  if (!fields.passkey && !proof.code) throw new AccountError('wrong-code');
  const body = { ticket, rememberMe, ...proof };
  return callCms('/account/second-factor/sign-in', { method: 'POST', body, caller }, tokensSchema);
}

const statusSchema = z.object({
  app: z.boolean(),
  setup: z.object({ secret: z.string(), uri: z.string() }).nullable(),
  passkeys: z.array(z.object({ id: z.string(), device: z.string().nullable(), createdAt: z.string() })),
  recoveryCodes: z.number(),
});

export async function readSecondFactor(token: string) {
  const { setup, ...status } = await callCms('/account/second-factor', { token }, statusSchema);
  return { ...status, setup: setup && { secret: setup.secret, qrCode: toImage(setup.uri) } };
}

/** A QR code as the address of an image. */
function toImage(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}

export async function startApp(token: string): Promise<void> {
  await callCms('/account/second-factor/app', { method: 'POST', token }, z.unknown());
}

/** `options` are null if the account has as many passkeys as it may have. */
const passkeyOptionsSchema = z.object({ ticket: z.string(), options: webAuthnOptions.nullable() });

export function startPasskey(token: string) {
  return callCms('/account/second-factor/passkeys/options', { method: 'POST', token }, passkeyOptionsSchema);
}

/** The changes that need the password once more. The response contains new recovery codes, if there are any. */
const changes = {
  'confirm-app': '/account/second-factor/app/confirm',
  'add-passkey': '/account/second-factor/passkeys',
  'new-codes': '/account/second-factor/recovery-codes',
  remove: '/account/second-factor/remove',
} as const;

const changeSchema = z.object({ recoveryCodes: z.array(z.string()) });

export async function changeSecondFactor(
  fields: Record<string, string>,
  { token, caller }: { token: string; caller: Caller },
): Promise<string[]> {
  const { intent = '', code, id, ticket, passkey, currentPassword } = fields;
  if (!Object.hasOwn(changes, intent)) throw new AccountError('internal-error');
  const body = { code, id, ticket, currentPassword, ...(passkey && { passkey: parsePasskey(passkey) }) };
  const path = changes[intent as keyof typeof changes];
  const { recoveryCodes } = await callCms(path, { method: 'POST', body, token, caller }, changeSchema);
  return recoveryCodes;
}

function parsePasskey(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AccountError('passkey-refused');
  }
}
