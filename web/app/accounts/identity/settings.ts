/** The browser's settings for the identity provider. None of them is secret. */
export type IdentitySettings = {
  projectId: string;
  apiKey: string;
  authDomain: string | null;
  /** The URL of the emulator, in development and tests. */
  emulator: string | null;
  /** Social sign-in providers, such as `google.com`. */
  providers: string[];
};

/** The call to the provider that the browser makes before it submits a form to our server. */
export type Step =
  'sign-in' | 'register' | 'confirm' | 'reset' | 'reauthenticate' | 'change-password' | 'link' | 'unlink';
