/** The sessions of a member, as shown on their account page. */
import { sessionsSchema } from './account.server.ts';
import { callCms } from './cms-client.server.ts';

export type Device = {
  id: string;
  device: string | null;
  name: string | null;
  current: boolean;
  since: string;
  seen: string;
};

export async function listSessions(token: string): Promise<Device[]> {
  const { data } = await callCms('/auth/sessions', { token }, sessionsSchema);
  return data.map(({ id, device, deviceName, current, loginAt, lastActiveAt }) => {
    const seen = lastActiveAt ?? loginAt ?? '';
    return { id, device, name: deviceName, current, since: loginAt ?? seen, seen };
  });
}
