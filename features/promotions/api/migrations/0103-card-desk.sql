-- Staff plans cards: one may be written before it is shown to anybody, and each has a number of its own.
alter table promotions_card add column is_draft boolean not null default false;
create sequence promotions_card_number as integer minvalue 1000 start 1000 owned by promotions_card.id;
select setval('promotions_card_number', coalesce((select max(id) from promotions_card), 1000), exists (select from promotions_card));
-- short: a default for rows to come; those that are there keep their numbers.
alter table promotions_card alter column id set default nextval('promotions_card_number');
