-- Replies of editors, who handles an enquiry, and internal notes.
create table replies (
  id uuid primary key default gen_random_uuid(),
  enquiry uuid not null references enquiries on delete cascade,
  text text not null,
  editor text not null,
  created_at timestamptz not null default now()
);
create index replies_enquiry on replies (enquiry, created_at);

alter table enquiries add column assignee text;
alter table enquiries add column note text not null default '';

-- Each reply is delivered on its own. New enquiries have no delivery to this sink, because it is not listed.
alter table deliveries add column reply uuid references replies on delete cascade;
create unique index deliveries_once on deliveries (enquiry, sink, reply) nulls not distinct;
insert into sinks (name, listed) values ('reply', false);
