import type { LoaderFunctionArgs } from 'react-router';
import { listSessions } from '#accounts/cms/devices.server.ts';
import { toProfile } from '#accounts/cms/account.server.ts';
import { identityUserOf } from '#accounts/identity/identity.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { listMemberEnquiries } from '#enquiry/member-enquiries.server.ts';

/** All data about the member, as a JSON download. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { account, token } = memberOf(context);
  const [sessions, identity, messages] = await Promise.all([
    listSessions(token),
    identityUserOf(token),
    listMemberEnquiries(account),
  ]);
  const exportedAt = new Date().toISOString();
  const exported = { exportedAt, account: toProfile(account), sessions, identity, messages };
  return new Response(JSON.stringify(exported, null, 2), {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}
