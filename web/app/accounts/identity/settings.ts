/** The browser's settings for the identity provider. None of them is secret. */
export type IdentitySettings = {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** The URL of the emulator, in development and tests. */
  emulator: string | null;
  /** The URL of the realtime database, if there is one. */
  databaseUrl: string | null;
  /** Social sign-in providers, such as `google.com`. */
  providers: string[];
  /** Whether the provider also stores the passwords; otherwise the CMS does. */
  storesPasswords: boolean;
};

/** The settings for a form with a password; null if the CMS stores the passwords. */
export function forPasswords(identity: IdentitySettings | null): IdentitySettings | null {
  return identity?.storesPasswords ? identity : null;
}

/** The settings for a form that reauthenticates a member; null if it does so with a password stored in the CMS. */
export function forReauthentication(
  identity: IdentitySettings | null,
  signInMethods: string[],
): IdentitySettings | null {
  return signInMethods.includes('password') ? forPasswords(identity) : identity;
}

/** The call to the provider that the browser makes before it submits a form to our server. */
export type Step =
  'sign-in' | 'register' | 'confirm' | 'reset' | 'reauthenticate' | 'change-password' | 'link' | 'unlink';
