-- What the administration looks for, and in which order: no list of it is read without an index.
-- short: an index each, made once when the administration first comes.
create index account_user_by_address on account_user (email collate "C");
-- short: as above.
create index account_user_by_firstname on account_user (lower(firstname) collate "C", id);
-- short: as above.
create index account_user_by_creation on account_user (created_at);
-- short: as above.
create index payments_document_by_day on payments_document (written_at);
-- short: as above.
create index payments_order_event_refused on payments_order_event (at) where kind = 'refused';
