import type { LoaderFunctionArgs } from 'react-router';
import { sessionsOf } from '#accounts/devices.server.ts';
import { profileOf } from '#accounts/account.server.ts';
import { identityUserOf } from '#accounts/identity/identity.server.ts';
import { visitorOf } from '#accounts/visitor.server.ts';

/** Everything that is kept about whoever asks, for them to keep. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = visitorOf(context);
  const account = (await visitor.account())!;
  const { token } = (await visitor.session())!;
  const [sessions, identity] = await Promise.all([sessionsOf(token), identityUserOf(token)]);
  const everything = { exportedAt: new Date().toISOString(), account: profileOf(account), sessions, identity };
  return new Response(JSON.stringify(everything, null, 2), {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}
