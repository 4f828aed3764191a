-- Value of the coupon that replaces a coupon which cannot be used again, fen.
alter table refunds add column coupon_compensation bigint check (coupon_compensation > 0)
