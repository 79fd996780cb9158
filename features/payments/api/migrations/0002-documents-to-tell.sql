-- A document waits for its number, then for its letter; both are found here, and one that was told is not in it any more.
create index payments_document_untold on payments_document (id) where told_at is null;
drop index payments_document_waiting;
