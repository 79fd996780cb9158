-- An order: whose it is, and where its log has come to. What happened to it is payments_order_event's to say; the rest is for finding it.
create table payments_order (
  id uuid primary key,
  -- Null once the account is erased: books are kept, and lead to nobody.
  user_id uuid,
  product text not null,
  item text not null,
  phase text not null check (phase in ('draft', 'awaiting', 'open', 'held', 'paid', 'cancelled')),
  placed_at timestamptz not null,
  -- The provider's names of the way that is open, or of the payment that came.
  session_id text unique,
  intent_id text unique,
  -- When to ask the provider again, or to give the order up; null once nothing more is to happen.
  look_at timestamptz
);
create index payments_order_user on payments_order (user_id, id desc) where user_id is not null;
create index payments_order_look on payments_order (look_at) where look_at is not null;

create table payments_order_event (
  order_id uuid not null references payments_order (id),
  number integer not null check (number >= 1),
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{0,39}$'),
  data jsonb not null,
  primary key (order_id, number)
);

create function payments_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The log of an order is never changed';
end $$;
create trigger payments_log_stays before update or delete on payments_order_event
  for each row execute function payments_log_stays();

-- Who a member is to the card provider, which keeps their cards.
create table payments_customer (
  user_id uuid primary key,
  customer_id text not null unique
);

-- Receipts and credit notes. Written with what they are about, numbered a moment later one after the other: a number is never skipped, nor
-- given twice, and nobody waits for anybody else's payment.
create table payments_document (
  id uuid primary key,
  order_id uuid not null references payments_order (id),
  kind text not null check (kind in ('receipt', 'credit')),
  -- Of a credit note: which refund, or which dispute.
  about text not null default '',
  -- Of a credit note: the receipt it corrects.
  corrects uuid references payments_document (id),
  written_at timestamptz not null,
  series text,
  sequence integer check (sequence >= 1),
  amount_cents bigint not null,
  vat_cents bigint not null,
  vat_rate integer not null,
  label text not null,
  paid_with jsonb not null,
  seller jsonb not null,
  -- Null once the account is erased.
  customer_name text,
  -- When its letter left.
  told_at timestamptz,
  unique (order_id, kind, about),
  unique (series, sequence),
  check ((series is null) = (sequence is null))
);
create index payments_document_waiting on payments_document (id) where sequence is null;

create table payments_series (
  series text primary key,
  last_sequence integer not null
);

-- A difference between the provider and the books that nobody has explained yet.
create table payments_difference (
  id uuid primary key,
  found_at timestamptz not null,
  about text not null unique,
  words text not null,
  gone_at timestamptz
);
