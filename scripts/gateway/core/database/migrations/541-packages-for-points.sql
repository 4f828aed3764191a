-- Points that a package of coupons costs in addition to its price; null for packages that cost money alone.
alter table coupon_packages add column point_price integer check (point_price > 0)
