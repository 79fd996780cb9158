-- Expand: the version before neither reads nor writes it, and its rows have a value all the same.
alter table promotions_display_stat add column note text not null default '';
