-- Cards that staff has planned; the house's own are code (api/house-cards.ts) and have numbers under 1000.
create table promotions_card (
  id integer primary key,
  slot text not null,
  title text not null,
  content text not null,
  picture_url text,
  link text not null,
  link_text text not null,
  conversion text,
  audience text not null default 'everybody',
  weight integer not null default 1,
  shown_from date,
  shown_until date,
  -- What fills it, as engine/card.ts says (CardBody).
  body text not null,
  constraint promotions_card_id check (id >= 1000),
  constraint promotions_card_audience check (audience in ('everybody', 'anonymous', 'member')),
  constraint promotions_card_slot check (slot in ('bottom', 'menu')),
  constraint promotions_card_weight check (weight between 0 and 1000)
);
