import type { LoaderFunctionArgs } from 'react-router';
import { sessionsOf } from '#accounts/devices.server.ts';
import { profileOf } from '#accounts/account.server.ts';
import { identityUserOf } from '#accounts/identity/identity.server.ts';
import { visitorOf } from '#accounts/visitor.server.ts';
import { messagesOf } from '#enquiry/messages.server.ts';

/** Everything that is kept about whoever asks, for them to keep. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = visitorOf(context);
  const account = (await visitor.account())!;
  const { token } = (await visitor.session())!;
  const [sessions, identity, messages] = await Promise.all([
    sessionsOf(token),
    identityUserOf(token),
    messagesOf(account),
  ]);
  const exportedAt = new Date().toISOString();
  const everything = { exportedAt, account: profileOf(account), sessions, identity, messages };
  return new Response(JSON.stringify(everything, null, 2), {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}
