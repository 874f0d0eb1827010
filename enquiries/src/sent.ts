/** What somebody who is signed in has sent, for themselves to see; and how it is no longer theirs. */
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

export async function sentBy({ pool }: Database, account: string): Promise<Sent[]> {
  const { rows } = await pool.query<Omit<Sent, 'receivedAt' | 'reference'> & { receivedAt: Date }>(
    `select id, received_at as "receivedAt", language, page, name, email, company, topic, message, consent,
       case when answered_at is not null then 'answered'
            when exists (select from deliveries where enquiry = enquiries.id and sink in ('team', 'desk') and state = 'delivered')
              then 'delivered'
            else 'received' end as state
     from enquiries where account = $1 order by received_at desc`,
    [account],
  );
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id), receivedAt: row.receivedAt.toISOString() }));
}

/** When an account is deleted, what it sent stays with the team, as a letter would, but no longer belongs to anybody. */
export async function disown({ pool }: Database, account: string): Promise<void> {
  await pool.query('update enquiries set account = null where account = $1', [account]);
}
