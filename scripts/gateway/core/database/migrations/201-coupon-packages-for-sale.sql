-- Price of the package, fen; null for a package that is only received by code.
alter table coupon_packages add column price bigint check (price >= 0);

-- Packages left; null for no limit.
alter table coupon_packages add column stock integer check (stock >= 0);

-- Packages that one buyer may own; null for no limit.
alter table coupon_packages add column per_person integer check (per_person > 0);

alter table coupon_packages add column poster_url text not null default ''
