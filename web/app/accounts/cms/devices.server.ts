/** The sessions of a member, as shown on their account page. */
import { sessionsSchema } from './account.server.ts';
import { callCms } from './cms-client.server.ts';

export type Device = { id: string; name: string | null; current: boolean; since: string; seen: string };

export async function listSessions(token: string): Promise<Device[]> {
  const { data } = await callCms('/auth/sessions', { token }, sessionsSchema);
  return data.map(({ id, deviceName, current, loginAt, lastActiveAt }) => {
    const seen = lastActiveAt ?? loginAt ?? '';
    return { id, name: deviceName, current, since: loginAt ?? seen, seen };
  });
}
