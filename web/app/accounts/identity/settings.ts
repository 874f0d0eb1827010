/** How a browser reaches the identity provider. All of it is public. */
export type IdentitySettings = {
  projectId: string;
  apiKey: string;
  authDomain: string | null;
  /** The emulator's address, in development and tests. */
  emulator: string | null;
  /** Other ways to sign in: `google.com` and the like. */
  providers: string[];
};

/** What the browser does with the provider before a form goes to our server. */
export type Step = 'sign-in' | 'register' | 'confirm' | 'reset' | 'prove' | 'change-password' | 'link' | 'unlink';
