-- How many rows a day has is asked before it gets another, and old days are cleared away.
create index promotions_display_stat_day on promotions_display_stat (day);
