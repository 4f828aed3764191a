create table coupon_packages (
  package_id text primary key,
  title jsonb not null,
  -- Kinds of its coupons, one entry a coupon.
  template_ids jsonb not null
);

-- Codes that are exchanged for a coupon or a package, once.
create table coupon_codes (
  code_id text primary key,
  -- Keyed: the code itself is not stored.
  code_hash text not null unique,
  template_id text references coupon_templates,
  package_id text references coupon_packages,
  -- Epoch ms; null: not limited.
  valid_from bigint,
  valid_to bigint,
  -- The buyer who exchanged it; null for an erased one.
  user_id text references users,
  -- Epoch ms; null while it is not exchanged.
  used_at bigint,
  -- The coupons that it became: the answer to a repeated exchange.
  coupon_ids jsonb not null default '[]',
  check ((template_id is null) <> (package_id is null))
);

create index coupon_codes_user on coupon_codes (user_id);

-- The package whose code gave the coupon; null for another coupon.
alter table coupons add column package_id text references coupon_packages;

create index coupons_package on coupons (user_id, package_id)
