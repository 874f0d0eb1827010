-- When an editor first opened the enquiry in the CMS.
alter table enquiries add column read_at timestamptz;
