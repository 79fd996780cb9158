-- Keys are names, not words: compared by their bytes, whatever language the database was made for, so that those that begin alike stand together.
alter table ledger_entry alter column key type text collate "C";
