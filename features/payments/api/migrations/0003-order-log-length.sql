-- How long the log of an order is, on its row: who locks the row and reads the log in one statement sees by it whether somebody wrote meanwhile.
alter table payments_order add column log_length integer not null default 0;
update payments_order set log_length = (select count(*) from payments_order_event where order_id = payments_order.id);
