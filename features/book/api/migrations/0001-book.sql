-- One book: ordered by a member, made by a job, kept as a file. What it is made from is sealed with it, and goes with its owner's account.
create table book_book (
  id uuid primary key,
  -- Who bought it; null once their account is gone and the book is somebody else's.
  user_id uuid references account_user (id) on delete set null,
  -- Who was given it and took it.
  holder_id uuid references account_user (id) on delete set null,
  order_id uuid,
  for_whom text not null check (for_whom in ('self', 'contact', 'gift')),
  status text not null check (status in ('draft', 'waiting', 'making', 'ready', 'failed', 'refunding', 'refunded', 'lost')),
  firstname text not null,
  first_year integer not null,
  -- The fields of the birth, and a word on the first leaf.
  birth text not null,
  dedication text,
  -- Of a gift: to whom, and on which day.
  gift_email text,
  gift_day date,
  gift_sent_at timestamptz,
  -- Of the letter's link: whoever has it may take the book, once.
  gift_digest bytea unique,
  file_key text,
  file_bytes integer,
  made_at timestamptz,
  corrections integer not null default 0,
  created_at timestamptz not null
);
create index book_book_user on book_book (user_id);
create index book_book_holder on book_book (holder_id) where holder_id is not null;
