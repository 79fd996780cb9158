-- Draws, each at a random address. Waiting: what was asked, the server's seed (sealed) and its fingerprint, which was shown. Made: also the
-- visitor's seed and what they took in the fan, written once, at the first touch. The cards follow from these, and are computed.
create table tarot_draw (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of the member who touched it; null for a visitor.
  user_id uuid references account_user (id) on delete cascade,
  spread text not null,
  pack text not null,
  card_count smallint not null check (card_count between 1 and 13),
  with_reversals boolean not null,
  theme text,
  -- One's own arcanum, 1 to 22; the date of birth that gave it is not kept.
  significator smallint check (significator between 1 and 22),
  server_seed text not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  visitor_seed text check (length(visitor_seed) between 1 and 64),
  -- Who made it: the visitor's device, the visitor's own word, or, where there was neither, the server.
  seed_from text check (seed_from in ('device', 'word', 'server')),
  -- Places in the fan, from 1, in the order of the positions.
  picks jsonb,
  created_at timestamptz not null,
  drawn_at timestamptz,
  check ((drawn_at is null) = (visitor_seed is null)),
  check ((drawn_at is null) = (picks is null)),
  check ((drawn_at is null) = (seed_from is null)),
  check (user_id is null or drawn_at is not null)
);

create index tarot_draw_of_member on tarot_draw (user_id, drawn_at) where user_id is not null;
create index tarot_draw_age on tarot_draw (created_at);
