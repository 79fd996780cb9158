-- The entries of the wallet are the ledger's now, under the ids they had. The coupons were the last to refer to the old ones.
alter table loyalty_coupon drop constraint loyalty_coupon_paid_by_fkey;
alter table loyalty_coupon add constraint loyalty_coupon_paid_by_fkey foreign key (paid_by) references ledger_entry (id);
drop table wallet_entry;
drop function wallet_refuse_change;
