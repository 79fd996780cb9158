-- Staff's list of codes for everybody, the latest first.
-- short: an index over the few rows that have no owner.
create index loyalty_coupon_public on loyalty_coupon (id desc) where user_id is null;
