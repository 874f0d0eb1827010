/** What the server knows of the identity provider: its settings, its hosts, and the member's record there. */
import { z } from 'zod';
import { identityUserSchema, type IdentityUser } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { config } from '#config.server.ts';
import type { IdentitySettings } from './settings.ts';

/** The member's record at the provider; null if no provider is configured. */
export async function identityUserOf(token: string): Promise<IdentityUser | null> {
  if (!config.FIREBASE_PROJECT_ID) return null;
  const shape = z.object({ identity: identityUserSchema.nullable() });
  const { identity } = await callCms('/account/identity', { token }, shape);
  return identity;
}

/** The member's sign-in methods. If the provider does not answer, a password is assumed. */
export async function signInMethods(token: string): Promise<string[]> {
  const user = await identityUserOf(token).catch(() => null);
  return user ? user.providerData.map(({ providerId }) => providerId) : ['password'];
}

/** The provider's settings for the browser; null if the CMS stores the passwords. */
export function identitySettings(): IdentitySettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  if (!projectId || !apiKey) return null;
  return {
    projectId,
    apiKey,
    authDomain: config.FIREBASE_AUTH_DOMAIN ?? null,
    emulator: config.FIREBASE_AUTH_EMULATOR_URL ?? null,
    providers: config.FIREBASE_PROVIDERS,
  };
}

/** The external hosts that a page may reach if it runs the provider's SDK, by CSP directive. */
export function identitySources(): Record<string, string[]> {
  const settings = identitySettings();
  if (!settings) return {};
  if (settings.emulator) return { 'connect-src': [settings.emulator] };
  return {
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    'script-src': ['https://apis.google.com'],
    'frame-src': [`https://${settings.authDomain}`],
  };
}
