/**
 * Listens to the member's part of the realtime database (cms/src/accounts/live/database.ts), and marks this device as
 * online while a page of the account area is open. Loaded only if a database is configured.
 */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth';
import { forceWebSockets, getDatabase, onDisconnect, onValue, ref, serverTimestamp, set } from 'firebase/database';
import type { IdentitySettings } from '#accounts/identity/settings.ts';
import type { LiveAccess } from './access.server.ts';

export type LiveListener = {
  onConnected: () => void;
  onDisconnected: () => void;
  /** The state of each message, by the id of the enquiry. */
  onMessages: (states: Record<string, string>) => void;
  /** The devices that have a page open now. */
  onOnline: (devices: string[]) => void;
  /** The session has ended: this device may no longer read. */
  onRefused: () => void;
};

/** Returns a function that closes the connection. Throws if this device gets no access. */
export async function connectLive(
  settings: IdentitySettings,
  access: LiveAccess,
  listener: LiveListener,
): Promise<() => void> {
  const { account, device, token } = access;
  const app = await signIn(settings, token);
  // The alternative, long polling, adds scripts to the page.
  forceWebSockets();
  const database = getDatabase(app);
  const place = (path: string) => ref(database, path);
  const listen = <T>(name: string, notify: (value: T | null) => void) =>
    onValue(place(`accounts/${account}/${name}`), (found) => notify(found.val() as T | null), listener.onRefused);

  let isConnected = false;
  onValue(place('.info/connected'), (found) => {
    if (found.val() === true) listener.onConnected();
    else if (isConnected) listener.onDisconnected();
    isConnected = found.val() === true;
  });
  listen<Record<string, string>>('messages', (states) => listener.onMessages(states ?? {}));
  listen<Record<string, number>>('online', (devices) => listener.onOnline(Object.keys(devices ?? {})));
  // Each time the mark is missing: at first, after an interruption, and when another tab of this device was closed.
  const mark = place(`accounts/${account}/online/${device}`);
  let isRefused = false;
  listen<number>(`online/${device}`, (since) => {
    if (since !== null || isRefused) return;
    void onDisconnect(mark)
      .remove()
      .then(() => set(mark, serverTimestamp()))
      // The SDK then reports the mark as missing again.
      .catch(() => (isRefused = true));
  });
  return () => void deleteApp(app);
}

async function signIn(settings: IdentitySettings, token: string): Promise<FirebaseApp> {
  const { projectId, apiKey, authDomain, emulator, databaseUrl } = settings;
  // Another app than that of the sign-in forms, which signs in as another user.
  const app = initializeApp({ projectId, apiKey, authDomain, databaseURL: databaseUrl ?? '' }, 'live');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  try {
    await signInWithCustomToken(auth, token);
    return app;
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
