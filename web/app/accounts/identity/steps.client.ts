/**
 * The only code that calls Firebase from a browser; loaded when a form is submitted. It stores nothing: every step
 * signs in again. The form then carries an ID token or an error code to our server, never a password.
 */
import { initializeApp } from 'firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  linkWithPopup,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  unlink,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { maxPasswordLength, minPasswordLength } from '#accounts/passwords/password-length.ts';
import type { IdentitySettings, Step } from './settings.ts';

type Fields = Record<string, string>;
/** Added to the form: an ID token, or nothing if the step needs none. */
type Outcome = { idToken?: string };

const steps: Record<Step, (auth: Auth, fields: Fields) => Promise<Outcome>> = {
  'sign-in': async (auth, fields) => token(await signIn(auth, fields)),

  register: async (auth, { email = '', password = '', displayName }) => {
    await rejectWeakPassword(password);
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      if (displayName) await updateProfile(user, { displayName });
    } catch (error) {
      // The page must not reveal that the email has an account; its owner gets a mail instead.
      if ((error as { code?: string }).code !== 'auth/email-already-in-use') throw error;
    }
    return {};
  },

  confirm: async (auth, { code = '', password = '' }) => {
    const { data } = await checkActionCode(auth, code);
    const { user } = await signInWithEmailAndPassword(auth, data.email ?? '', password);
    await applyActionCode(auth, code);
    return token(user);
  },

  reset: async (auth, { code = '', password = '' }) => {
    await rejectWeakPassword(password);
    const email = await verifyPasswordResetCode(auth, code);
    await confirmPasswordReset(auth, code, password);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return token(user);
  },

  reauthenticate: async (auth, fields) => token(await reauthenticate(auth, fields)),

  'change-password': async (auth, fields) => {
    const { password = '' } = fields;
    await rejectWeakPassword(password);
    const user = await reauthenticate(auth, fields);
    await updatePassword(user, password);
    // The change of the password invalidates tokens issued before it, so the token needs a new sign-in.
    return token((await signInWithEmailAndPassword(auth, user.email ?? '', password)).user);
  },

  link: async (auth, fields) => {
    const user = await reauthenticate(auth, fields);
    await linkWithPopup(user, providerOf(fields.provider ?? ''), browserPopupRedirectResolver);
    return token(user);
  },

  unlink: async (auth, fields) => {
    const user = await reauthenticate(auth, fields);
    await unlink(user, fields.provider ?? '');
    return token(user);
  },
};

/** Runs a step and returns the fields to add to the form. A failure becomes an error code in the field `outcome`. */
export async function runStep(step: Step, fields: Fields, settings: IdentitySettings): Promise<Record<string, string>> {
  try {
    return { ...(await steps[step](provider(settings), fields)) };
  } catch (error) {
    const { code = 'auth/internal-error', customData } = error as { code?: string; customData?: unknown };
    // The SDK could not load the script that it needs for a popup.
    if (customData instanceof Event) return { outcome: 'auth/network-request-failed' };
    return { outcome: code };
  }
}

let auth: Auth | undefined;

function provider(settings: IdentitySettings): Auth {
  if (auth) return auth;
  const { projectId, apiKey, authDomain, emulator } = settings;
  const app = initializeApp({ projectId, apiKey, authDomain });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = document.documentElement.lang;
  return auth;
}

async function signIn(auth: Auth, fields: Fields): Promise<User> {
  const { provider = '', email = '', password = '' } = fields;
  const found = provider
    ? await signInWithPopup(auth, providerOf(provider), browserPopupRedirectResolver)
    : await signInWithEmailAndPassword(auth, email, password);
  return found.user;
}

/** Signs the member in once more, with the password or with the provider they use. */
async function reauthenticate(auth: Auth, fields: Fields): Promise<User> {
  const { ownEmail = '', currentPassword, reauthenticateWith = '' } = fields;
  if (currentPassword) {
    const credential = EmailAuthProvider.credential(ownEmail, currentPassword);
    return (await signInWithCredential(auth, credential)).user;
  }
  return signIn(auth, { provider: reauthenticateWith });
}

/**
 * The rules of a new password (forms/read-fields.server.ts). Only the first three characters of its hash are sent to our
 * server (k-anonymity).
 */
async function rejectWeakPassword(password: string): Promise<void> {
  const { length } = [...password];
  if (length < minPasswordLength) throw failure('password-too-short');
  if (length > maxPasswordLength) throw failure('password-too-long');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.toLowerCase()));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const response = await fetch(`/auth/common-passwords/${hash.slice(0, 3)}`);
  const common = (await response.json()) as string[];
  if (common.includes(hash)) throw failure('common-password');
}

/** An error with a code like those of the SDK. */
function failure(code: string): Error {
  return Object.assign(new Error(code), { code: `auth/${code}` });
}

async function token(user: User): Promise<Outcome> {
  return { idToken: await user.getIdToken(true) };
}

function providerOf(id: string): GoogleAuthProvider | OAuthProvider {
  return id === 'google.com' ? new GoogleAuthProvider() : new OAuthProvider(id);
}
