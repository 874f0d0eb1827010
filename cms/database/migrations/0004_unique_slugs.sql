-- Two simultaneous writes can both pass the check of src/content-rules.ts; the index rejects the second.
create unique index if not exists pages_slug_unique_draft on pages (locale, slug) where published_at is null;
create unique index if not exists pages_slug_unique_published on pages (locale, slug) where published_at is not null;
