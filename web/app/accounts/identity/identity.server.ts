/** What the server knows of the identity provider: its settings, its hosts, and the member's record there. */
import { z } from 'zod';
import { identityUserSchema, type IdentityUser } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { config } from '#config.server.ts';
import type { IdentitySettings } from './settings.ts';

const signInSchema = z.object({ identity: identityUserSchema.nullable(), hasPassword: z.boolean() });

/** The member's record at the provider; null if there is none. */
export async function identityUserOf(token: string): Promise<IdentityUser | null> {
  const { identity } = await callCms('/account/identity', { token }, signInSchema);
  return identity;
}

/** The member's sign-in methods. If the provider does not answer, a password is assumed. */
export async function signInMethods(token: string): Promise<string[]> {
  const found = await callCms('/account/identity', { token }, signInSchema).catch(() => null);
  if (!found) return ['password'];
  const atProvider = (found.identity?.providerData ?? []).map(({ providerId }) => providerId);
  if (config.PASSWORDS === 'firebase') return atProvider;
  return [...(found.hasPassword ? ['password'] : []), ...atProvider.filter((id) => id !== 'password')];
}

/** The provider's settings for the browser; null if there is no provider. */
export function identitySettings(): IdentitySettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = config;
  if (!projectId || !apiKey || !authDomain) return null;
  return {
    projectId,
    apiKey,
    authDomain,
    emulator: config.FIREBASE_AUTH_EMULATOR_URL ?? null,
    databaseUrl: config.FIREBASE_DATABASE_URL ?? null,
    providers: config.FIREBASE_PROVIDERS,
    storesPasswords: config.PASSWORDS === 'firebase',
  };
}

/** The external hosts that a page may reach if it runs the provider's SDK, by CSP directive. */
export function identitySources({ emulator, authDomain, databaseUrl }: IdentitySettings): Record<string, string[]> {
  const hosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    'connect-src': [...(emulator ? [emulator] : hosts), ...(databaseUrl ? [databaseSource(databaseUrl)] : [])],
    // The SDK's popup sends its result through a frame, with a script of Google's.
    'script-src': ['https://apis.google.com'],
    'frame-src': [emulator ?? `https://${authDomain}`],
  };
}

/** The service redirects the browser to another host of the same domain. */
function databaseSource(databaseUrl: string): string {
  const { protocol, host } = new URL(databaseUrl);
  return protocol === 'https:' ? `wss://*.${host.replace(/^[^.]+\./, '')}` : `ws://${host}`;
}
