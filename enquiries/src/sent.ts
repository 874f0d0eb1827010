/** What somebody who is signed in has sent, for themselves to see. */
import type { Database } from './database.ts';
import { referenceOf } from './reference.ts';
import type { Letter } from './submit.ts';

export type Sent = Letter & {
  id: string;
  reference: string;
  receivedAt: string;
  consent: string;
  /** With the team, answered by it, or still on the way there. */
  state: 'received' | 'delivered' | 'answered';
};

/** Somebody with an account, and the address they have shown to be theirs: what was sent with it is theirs, signed in or not. */
export type Owner = { account: string; email: string };

export const sentByOwner = '(account = $1 or (account is null and lower(email) = lower($2)))';

export async function sentBy({ pool }: Database, { account, email }: Owner): Promise<Sent[]> {
  const { rows } = await pool.query<Omit<Sent, 'receivedAt' | 'reference'> & { receivedAt: Date }>(
    `select id, received_at as "receivedAt", language, page, name, email, company, topic, message, consent,
       case when answered_at is not null then 'answered'
            when exists (select from deliveries where enquiry = enquiries.id and sink in ('team', 'desk') and state = 'delivered')
              then 'delivered'
            else 'received' end as state
     from enquiries where ${sentByOwner} order by received_at desc`,
    [account, email],
  );
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id), receivedAt: row.receivedAt.toISOString() }));
}
