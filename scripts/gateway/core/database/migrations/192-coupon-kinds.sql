-- Validity, stock and texts of a kind of coupon. A column without a value means no limit.
alter table coupon_templates
  -- Start of a FIXED validity, epoch ms. If null, the coupon is valid for `valid_length` units from its receipt.
  add column valid_from bigint,
  add column valid_to bigint,
  add column valid_length integer not null default 30 check (valid_length > 0),
  -- HOUR, DAY or MONTH.
  add column valid_unit text not null default 'DAY',
  -- Coupons that can still be received.
  add column stock integer check (stock >= 0),
  add column per_user integer not null default 1 check (per_user > 0),
  add column obtain_from bigint,
  add column obtain_to bigint,
  -- True if the coupon is offered to every visitor.
  add column recommended boolean not null default false,
  add column texts jsonb not null default '{}';

update coupon_templates set valid_length = valid_days where valid_days is not null;

alter table coupon_templates drop column valid_days;

alter table coupons
  -- Time of receipt, epoch ms; null for coupons from before this column.
  add column received_at bigint,
  -- Refund that granted the coupon. The coupon is inserted before the refund.
  add column refund_id text
