create table mail_outbox (
  id uuid primary key,
  -- What the mail is for, such as "account-welcome"; says nothing of its reader.
  kind text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  -- kept: no mail server is configured; queued: waits for delivery; sent; failed: given up.
  status text not null check (status in ('kept', 'queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mail_outbox_recipient on mail_outbox (recipient, created_at);
create index mail_outbox_created_at on mail_outbox (created_at);
