create table coupon_packages (
  package_id text primary key,
  title jsonb not null,
  -- Kinds of the package's coupons, with one entry per coupon.
  template_ids jsonb not null
);

-- Codes that are exchanged for a coupon or a package, once.
create table coupon_codes (
  code_id text primary key,
  -- Keyed hash of the code. The code itself is not stored.
  code_hash text not null unique,
  template_id text references coupon_templates,
  package_id text references coupon_packages,
  -- Epoch ms; null: not limited.
  valid_from bigint,
  valid_to bigint,
  -- Buyer who exchanged the code; null before, and after the account was deleted.
  user_id text references users,
  -- Time of the exchange, epoch ms, or null.
  used_at bigint,
  -- Coupons that the exchange granted. A repeated request returns them again.
  coupon_ids jsonb not null default '[]',
  check ((template_id is null) <> (package_id is null))
);

create index coupon_codes_user on coupon_codes (user_id);

-- Coupon package that contained the coupon, or null.
alter table coupons add column package_id text references coupon_packages;

create index coupons_package on coupons (user_id, package_id)
