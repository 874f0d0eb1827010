/** Where somebody is signed in, as their page shows it. */
import { sessionsSchema } from './account.server.ts';
import { callService } from './client.server.ts';

export type Device = { id: string; name: string | null; current: boolean; since: string; seen: string };

export async function sessionsOf(token: string): Promise<Device[]> {
  const { data } = await callService('/auth/sessions', { token }, sessionsSchema);
  return data.map(({ id, deviceName, current, loginAt, lastActiveAt }) => {
    const seen = lastActiveAt ?? loginAt ?? '';
    return { id, name: deviceName, current, since: loginAt ?? seen, seen };
  });
}
