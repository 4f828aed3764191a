-- Worth of the coupon that a refund granted in place of one that cannot be used again, fen.
alter table refunds add column coupon_compensation bigint check (coupon_compensation > 0)
