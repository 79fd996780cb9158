-- A card may begin and end at an hour of Paris. Without one it begins with its first day and ends with its last.
alter table promotions_card add column shown_from_hour text;
alter table promotions_card add column shown_until_hour text;
