/** The enquiries that a member has sent, for their account area. */
import type { Database } from 'database';
import { formatReference } from './reference.ts';
import { enquiryTextColumns, type EnquiryText } from './fields.ts';

export type SentEnquiry = EnquiryText & {
  id: string;
  reference: string;
  receivedAt: string;
  consent: string;
  /** `read`: an editor has opened it in the CMS. */
  state: 'received' | 'read' | 'answered';
};

/** A member and their confirmed email. Enquiries sent with that email while signed out are theirs, too. */
export type Owner = { account: string; email: string };

export const ownerCondition = '(account = $1 or (account is null and lower(email) = lower($2)))';

export async function listSentEnquiries({ pool }: Database, { account, email }: Owner): Promise<SentEnquiry[]> {
  const { rows } = await pool.query<Omit<SentEnquiry, 'receivedAt' | 'reference'> & { receivedAt: Date }>(
    `select id, received_at as "receivedAt", consent, ${enquiryTextColumns},
       case when answered_at is not null then 'answered'
            when read_at is not null then 'read'
            else 'received' end as state
     from enquiries where ${ownerCondition} order by received_at desc`,
    [account, email],
  );
  return rows.map((row) => ({ ...row, reference: formatReference(row.id), receivedAt: row.receivedAt.toISOString() }));
}
