-- unused since build 2026-11-18, which uses deliveries_once. With it an enquiry could have one reply only.
alter table deliveries drop constraint deliveries_enquiry_sink_key;
