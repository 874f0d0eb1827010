/** What open account pages learn from the realtime database: nothing without JavaScript, or if there is no database. */
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { IdentitySettings } from '#accounts/identity/settings.ts';
import type { LiveAccess } from './access.server.ts';
import type { LiveListener } from './connection.client.ts';

type Live = {
  /** `off`: there is no database. `waiting`: the page has just been opened. */
  connection: 'off' | 'waiting' | 'connected' | 'interrupted';
  /** The state of each message, by the id of the enquiry; null before the first answer. */
  messages: Record<string, string> | null;
  /** The ids of the devices that have a page open now. */
  online: string[];
};

const off: Live = { connection: 'off', messages: null, online: [] };
const LiveContext = createContext<Live>(off);

export const useLive = () => useContext(LiveContext);

/** If the database has not answered after this time, the page says so. */
const maxWaitMs = 2_000;
/** How often a page asks for access before it says that changes do not arrive. */
const maxAttempts = 5;

type Props = { settings: IdentitySettings | null; children: ReactNode };

export function LiveProvider({ settings: currentSettings, children }: Props) {
  // The first value stays: after a revalidation the object is another one, but its content is the same.
  const [settings] = useState(currentSettings);
  const [live, setLive] = useState<Live>({ ...off, connection: settings ? 'waiting' : 'off' });
  const [attempt, setAttempt] = useState(1);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!settings) return;
    const closing = new AbortController();
    const interrupt = () => setLive((before) => ({ ...before, connection: 'interrupted' }));
    const timer = setTimeout(interrupt, maxWaitMs);
    const listener: LiveListener = {
      onConnected: () => {
        clearTimeout(timer);
        setLive((before) => ({ ...before, connection: 'connected' }));
      },
      onDisconnected: interrupt,
      onMessages: (messages) => setLive((before) => ({ ...before, messages })),
      onOnline: (online) => setLive((before) => ({ ...before, online })),
      // If the session has ended, the guard of the page redirects to the sign-in page. Otherwise a new session has
      // replaced it, or access has expired.
      onRefused: () => {
        void revalidate();
        if (attempt < maxAttempts) setAttempt(attempt + 1);
        else interrupt();
      },
    };
    connect(settings, listener, closing.signal).catch(() => {
      clearTimeout(timer);
      if (!closing.signal.aborted) interrupt();
    });
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [settings, attempt, revalidate]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

async function connect(settings: IdentitySettings, listener: LiveListener, signal: AbortSignal): Promise<void> {
  const response = await fetch('/account/live', { method: 'POST', redirect: 'error', signal });
  if (!response.ok) throw new Error(`No access to the realtime database: ${response.status}`);
  const access = (await response.json()) as LiveAccess;
  const { connectLive } = await import('./connection.client.ts');
  const close = await connectLive(settings, access, listener);
  if (signal.aborted) close();
  else signal.addEventListener('abort', close);
}

/**
 * Loads the page again when a state in the database differs from the shown one. The database is not the source of truth,
 * so its states are not shown themselves.
 */
export function useCurrentStates(shown: { id: string; state: string }[]): void {
  const { messages } = useLive();
  const { revalidate } = useRevalidator();
  const compared = useRef<Live['messages']>(null);
  useEffect(() => {
    if (!messages || compared.current === messages) return;
    compared.current = messages;
    const states = new Map(shown.map(({ id, state }) => [id, state]));
    if (Object.entries(messages).some(([id, state]) => states.get(id) !== state)) void revalidate();
  }, [messages, shown, revalidate]);
}
