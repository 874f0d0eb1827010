/**
 * Accepts enquiries; imported by the web. When `submit` resolves, the enquiry and its deliveries are on disk, in one
 * transaction. It depends only on PostgreSQL, not on the CMS or the mail service.
 */
import { createHash } from 'node:crypto';
import type { Database, OnStatement } from 'database';
import type { PoolClient } from 'pg';
import { traceHeaders } from 'telemetry';
import { migrateEnquiries, openEnquiriesDatabase } from './database.ts';
import {
  enquiryTextColumns,
  enquiryTextFields,
  pickEnquiryText,
  type EnquiryText,
  type EnquiryTextField,
} from './fields.ts';
import { formatReference } from './reference.ts';

export type Enquiry = EnquiryText & {
  /** Idempotency key of the form, created in the browser; empty without JavaScript. */
  key: string;
  consent: string;
  account: string | null;
  suspicion: string | null;
  /** The rate limit for receipts to this email is reached. */
  noReceipt?: boolean;
};

export type Enquiries = {
  submit: (enquiry: Enquiry) => Promise<{ id: string; reference: string }>;
  /** Opens connections and prepares statements, so that the first visitor does not wait for that. */
  warmUp: () => Promise<void>;
  /** Must be awaited before `database` is used directly: applies migrations. */
  ready: () => Promise<void>;
  database: Database;
};

/** Enough for Node to optimize the code; the first visitors would wait for that. */
const warmUpRounds = 10;

export function openEnquiries(
  databaseUrl: string,
  onError: (error: Error) => void,
  onStatement?: OnStatement,
): Enquiries {
  const database = openEnquiriesDatabase(databaseUrl, onError, onStatement);
  let migrating: Promise<void> | undefined;
  // If the database cannot be reached, the next call tries again.
  const ready = () =>
    (migrating ??= migrateEnquiries(database).catch((error: unknown) => {
      migrating = undefined;
      throw error;
    }));
  return {
    database,
    ready,
    warmUp: async () => {
      await ready();
      for (let round = 0; round < warmUpRounds; round += 1)
        await Promise.all(Array.from({ length: 10 }, () => rehearseSubmit(database)));
    },
    submit: async (enquiry) => {
      await ready();
      const { id } = await database.inTransaction((client) => store(client, enquiry));
      return { id, reference: formatReference(id) };
    },
  };
}

/** Submits an enquiry and rolls it back: the first ones on a connection take ten times as long. */
async function rehearseSubmit({ inTransaction }: Database): Promise<void> {
  const rollback = new Error('rehearsal finished');
  const text = Object.fromEntries(enquiryTextFields.map((field) => [field, ''])) as Record<EnquiryTextField, string>;
  const metadata = { language: 'en', page: '/', key: crypto.randomUUID(), consent: '', account: null, suspicion: null };
  const task = async (client: PoolClient) => {
    await store(client, { ...text, ...metadata });
    throw rollback;
  };
  await inTransaction(task).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

async function store(client: PoolClient, enquiry: Enquiry): Promise<{ id: string }> {
  const digest = computeDigest(enquiry);
  const { key, consent, account, suspicion, noReceipt = false } = enquiry;
  const { traceparent = null } = traceHeaders();
  const metadata = [key, digest, consent, account, suspicion, traceparent];
  const values = [...metadata, ...Object.values(pickEnquiryText(enquiry))];
  const duplicate = key ? null : await findSentToday(client, digest);
  if (duplicate) return duplicate;
  // A second, simultaneous request of the same form waits here until the first is committed.
  const { rows } = await client.query<{ id: string }>({
    name: 'enquiry',
    text: `insert into enquiries (received_at, key, digest, consent, account, suspicion, traceparent, ${enquiryTextColumns})
     values (now(), ${values.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (key, digest) where key <> '' do nothing returning id`,
    values,
  });
  if (!rows[0]) return (await findEnquiry(client, 'key = $2 and digest = $1', [digest, key]))!;
  const { id } = rows[0];
  // Suspected spam goes only to the CMS inbox: otherwise the form could be used to send mail to anyone.
  await client.query({
    name: 'deliveries',
    text: `insert into deliveries (enquiry, sink, state, next_at)
     select $1, name, case when $2 and name <> 'desk' then 'held' else 'pending' end, now()
     from sinks where listed and disabled_because is null and not ($3 and name = 'receipt')`,
    values: [id, suspicion !== null, noReceipt],
  });
  return { id };
}

/** Without JavaScript there is no key: the same text within 24 hours counts as the same enquiry. */
async function findSentToday(client: PoolClient, digest: string): Promise<{ id: string } | null> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [digest]);
  return findEnquiry(client, `key = '' and digest = $1 and received_at > now() - interval '24 hours'`, [digest]);
}

async function findEnquiry(client: PoolClient, condition: string, values: string[]): Promise<{ id: string } | null> {
  const { rows } = await client.query<{ id: string }>(`select id from enquiries where ${condition}`, values);
  return rows[0] ?? null;
}

/** Hash of everything the visitor wrote; equal texts from one form are one enquiry. */
function computeDigest(enquiry: Enquiry): string {
  const { language, email } = enquiry;
  const fields = enquiryTextFields.map((field) => (field === 'email' ? email.toLowerCase() : enquiry[field]));
  const text = JSON.stringify([language, ...fields]);
  return createHash('sha256').update(text).digest('base64url');
}
