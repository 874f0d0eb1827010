import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';

const accessSchema = z.object({
  /** With it the browser signs in to the identity provider, only for the realtime database. */
  token: z.string(),
  /** The account and device whose data the token gives access to. */
  account: z.string(),
  device: z.string(),
});

export type LiveAccess = z.output<typeof accessSchema>;

/** Access of the member's browser to its part of the realtime database; null if the database does not answer. */
export async function openLiveAccess(token: string): Promise<LiveAccess | null> {
  const responseSchema = z.object({ access: accessSchema.nullable() });
  const { access } = await callCms('/account/live-access', { method: 'POST', token }, responseSchema);
  return access;
}
