/**
 * Takes in what a visitor sends. When `submit` has answered, the enquiry, everything that has to be delivered of it, and the
 * jobs that will do so are on disk, in one transaction. Nothing else is asked: no CMS, no mail service.
 */
import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { PoolClient } from 'pg';
import { migrate, openDatabase, type Database } from './database.ts';
import { sendJob, startJobs } from './jobs.ts';
import { referenceOf } from './reference.ts';

/** What somebody wrote, and where. */
export type Letter = Record<'language' | 'page' | 'name' | 'email' | 'company' | 'topic' | 'message', string>;

export type Enquiry = Letter & {
  /** Of the form, made in the browser; empty where there is no script. */
  key: string;
  consent: string;
  account: string | null;
  suspicion: string | null;
  /** Its address was sent enough receipts already. */
  noReceipt?: boolean;
};

export type Enquiries = {
  submit: (enquiry: Enquiry) => Promise<{ id: string; reference: string }>;
  /** Makes ready what the first visitor would otherwise wait for. */
  warmUp: () => Promise<void>;
  /** For whoever reads or changes the record directly: brings it up to date first. */
  ready: () => Promise<void>;
  database: Database;
};

export function openEnquiries(databaseUrl: string, onError: (error: Error) => void): Enquiries {
  const database = openDatabase(databaseUrl, onError);
  let starting: Promise<PgBoss> | undefined;
  // A database that is away is asked again by whoever comes next.
  const jobs = () =>
    (starting ??= prepare(database, databaseUrl, onError).catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
  return {
    database,
    ready: async () => void (await jobs()),
    warmUp: async () => {
      const boss = await jobs();
      await Promise.all(Array.from({ length: 10 }, () => rehearse(database, boss)));
    },
    submit: async (enquiry) => {
      const boss = await jobs();
      const { id } = await database.inTransaction((client) => store(client, boss, enquiry));
      return { id, reference: referenceOf(id) };
    },
  };
}

async function prepare(database: Database, databaseUrl: string, onError: (error: Error) => void): Promise<PgBoss> {
  await migrate(database);
  return startJobs(databaseUrl, { supervise: false, onError });
}

/** An enquiry that is taken back: the first ones take ten times as long, and should not be a visitor's. */
async function rehearse({ inTransaction }: Database, boss: PgBoss): Promise<void> {
  const done = new Error('rehearsed');
  const letter = { language: 'en', page: '/', name: '', email: '', company: '', topic: '', message: '' };
  const nobody = { key: crypto.randomUUID(), consent: '', account: null, suspicion: null };
  const work = async (client: PoolClient) => {
    await store(client, boss, { ...letter, ...nobody });
    throw done;
  };
  await inTransaction(work).catch((error: unknown) => {
    if (error !== done) throw error;
  });
}

async function store(client: PoolClient, boss: PgBoss, enquiry: Enquiry): Promise<{ id: string }> {
  const digest = digestOf(enquiry);
  const { key, language, page, name, email, company, topic, message, consent, account, suspicion } = enquiry;
  const { noReceipt = false } = enquiry;
  const again = key ? null : await sentToday(client, digest);
  if (again) return again;
  // Whoever pressed the button twice waits here for the first press.
  const { rows } = await client.query<{ id: string }>({
    name: 'enquiry',
    text: `insert into enquiries (key, digest, received_at, language, page, name, email, company, topic, message, consent, account, suspicion)
     values ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (key, digest) where key <> '' do nothing returning id`,
    values: [key, digest, language, page, name, email, company, topic, message, consent, account, suspicion],
  });
  if (!rows[0]) return (await known(client, 'key = $2 and digest = $1', [digest, key]))!;
  const { id } = rows[0];
  // What looks like spam goes to the desk only: nobody is to be sent mail by whoever types their address into a form.
  const { rows: deliveries } = await client.query<{ id: string; sink: string; state: string }>({
    name: 'deliveries',
    text: `insert into deliveries (enquiry, sink, state, next_at)
     select $1, name, case when $2 and name <> 'desk' then 'held' else 'pending' end, now()
     from sinks where listed and disabled_because is null and not ($3 and name = 'receipt')
     returning id, sink, state`,
    values: [id, suspicion !== null, noReceipt],
  });
  for (const delivery of deliveries) if (delivery.state === 'pending') await sendJob(boss, client, delivery);
  return { id };
}

/** A form without script has no key of its own: the same words within a day are taken for the same enquiry. */
async function sentToday(client: PoolClient, digest: string): Promise<{ id: string } | null> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [digest]);
  return known(client, `key = '' and digest = $1 and received_at > now() - interval '24 hours'`, [digest]);
}

async function known(client: PoolClient, which: string, values: string[]): Promise<{ id: string } | null> {
  const { rows } = await client.query<{ id: string }>(`select id from enquiries where ${which}`, values);
  return rows[0] ?? null;
}

/** The same words are the same enquiry, however often they are sent with one form. */
function digestOf({ language, name, email, company, topic, message }: Enquiry): string {
  const words = JSON.stringify([language, name, email.toLowerCase(), company, topic, message]);
  return createHash('sha256').update(words).digest('base64url');
}
