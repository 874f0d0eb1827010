-- The record: what visitors sent, and where each of it has to arrive. Jobs (pg-boss, in the same schema) only say when to
-- try next; they can be lost and made again from here.

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  -- Of the form it was sent with, and of its words: the same words from the same form are one enquiry.
  key text not null,
  digest text not null,
  received_at timestamptz not null,
  language text not null,
  page text not null,
  name text not null,
  email text not null,
  company text not null,
  topic text not null,
  message text not null,
  -- The sentence they agreed to.
  consent text not null,
  account text,
  -- Why it looks like spam; such an enquiry is kept and shown, and goes nowhere else until somebody has looked at it.
  suspicion text,
  answered_at timestamptz
);

create unique index enquiries_once on enquiries (key, digest) where key <> '';
create index enquiries_digest on enquiries (digest, received_at);
create index enquiries_email on enquiries (lower(email));
create index enquiries_account on enquiries (account, received_at) where account is not null;
create index enquiries_received on enquiries (received_at);

-- Where enquiries go. Webhooks are listed here by the worker, from its settings.
create table sinks (
  name text primary key,
  address text,
  listed boolean not null default true,
  disabled_because text
);

insert into sinks (name) values ('team'), ('receipt'), ('desk');

create table deliveries (
  id uuid primary key default gen_random_uuid(),
  enquiry uuid not null references enquiries on delete cascade,
  sink text not null references sinks (name),
  state text not null check (state in ('pending', 'delivered', 'failed', 'held')),
  attempts integer not null default 0,
  last_error text,
  next_at timestamptz,
  -- Somebody is at it, and will have said what came of it before this.
  claimed_until timestamptz,
  delivered_at timestamptz,
  unique (enquiry, sink)
);

create index deliveries_due on deliveries (next_at) where state = 'pending';
create index deliveries_failed on deliveries (sink) where state = 'failed';

-- Enquiries that are gone from here and must go from the CMS too.
create table erasures (
  enquiry uuid primary key,
  asked_at timestamptz not null
);
