import type { LoaderFunctionArgs } from 'react-router';
import { listActivity } from '#accounts/cms/activity.server.ts';
import { listSessions } from '#accounts/cms/devices.server.ts';
import { toProfile } from '#accounts/cms/account.server.ts';
import { identityUserOf } from '#accounts/identity/identity.server.ts';
import { PhotoError } from '#accounts/photo/photo-errors.ts';
import { readPhoto } from '#accounts/photo/photo.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { listMemberEnquiries } from '#enquiry/member-enquiries.server.ts';

/** All data about the member, as a JSON download. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { account, token } = memberOf(context);
  const [photo, sessions, activity, identity, messages] = await Promise.all([
    account.photoVersion ? exportPhoto(token) : null,
    listSessions(token),
    listActivity(token),
    identityUserOf(token),
    listMemberEnquiries(account),
  ]);
  const exportedAt = new Date().toISOString();
  const exported = {
    exportedAt,
    account: toProfile(account),
    photo,
    sessions,
    activity,
    identity,
    messages,
  };
  return new Response(JSON.stringify(exported, null, 2), {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}

async function exportPhoto(token: string): Promise<string> {
  try {
    return `data:image/webp;base64,${Buffer.from(await readPhoto(token)).toString('base64')}`;
  } catch (error) {
    if (error instanceof PhotoError) return `not available (${error.code}); please export again later`;
    throw error;
  }
}
