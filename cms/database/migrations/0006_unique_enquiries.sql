-- Prevents duplicate entries when the worker sends one more than once or concurrently (src/inbox.ts).
create unique index if not exists enquiries_document on enquiries (document_id);
