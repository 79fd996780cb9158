-- Clicks on promotional cards, counted per day with no trace of who clicked.
create table promotions_display_stat (
  display_id integer not null,
  slot text not null,
  conversion text not null default '',
  day date not null,
  clicks integer not null default 0,
  primary key (display_id, slot, conversion, day)
);
