/** Recent sign-ins and changes of a member's account. */
import { z } from 'zod';
import { callCms } from './cms-client.server.ts';

/** The same as in the CMS (cms/src/accounts/activity-kinds.ts). */
export const activityKinds = [
  'signed-in',
  'second-step-failed',
  'device-signed-out',
  'password-changed',
  'sign-in-methods-changed',
  'email-changed',
  'email-restored',
] as const;

export type Activity = {
  id: string;
  kind: (typeof activityKinds)[number];
  at: string;
  device: string | null;
  network: string | null;
};

const activitySchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      at: z.string(),
      device: z.string().nullable(),
      network: z.string().nullable(),
    }),
  ),
});

/** The newest first. Kinds that a newer CMS may record are left out. */
export async function listActivity(token: string): Promise<Activity[]> {
  const { data } = await callCms('/account/activity', { token }, activitySchema);
  return data.flatMap((one) => {
    const kind = activityKinds.find((known) => known === one.kind);
    return kind ? [{ ...one, kind }] : [];
  });
}
