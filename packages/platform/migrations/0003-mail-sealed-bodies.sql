-- Sealed JSON of the text and the HTML while the mail waits; null once it was sent or given up. Where no mail server is configured it stays,
-- outside production alone.
alter table mail_outbox add column body text;

-- What waits now leaves as it was written; all other bodies are blanked with their columns.
update mail_outbox set body = json_build_object('text', text_body, 'html', html_body)::text where status = 'queued';

-- A dropped column lies in the files until its rows are written anew, which the computed value of "attempts" brings about.
alter table mail_outbox
  drop column text_body,
  drop column html_body,
  alter column attempts type integer using attempts + 0;

create table mail_attachment (
  id uuid primary key,
  mail_id uuid not null references mail_outbox (id) on delete cascade,
  position integer not null,
  name text not null,
  -- Such as "text/calendar; method=REQUEST" or "application/pdf".
  type text not null,
  -- Sealed, and deleted once the mail was sent or given up.
  content bytea not null,
  unique (mail_id, position)
);
