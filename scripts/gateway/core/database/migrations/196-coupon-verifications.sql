-- Uses of an OFFLINE coupon at a counter. A row is written when the coupon's code is first shown.
create table coupon_verifications (
  coupon_id text not null references coupons on delete cascade,
  -- Number of the use, from 1.
  number integer not null,
  -- Id of the use in its codes.
  code_id text not null unique,
  -- End of the newest code, epoch ms.
  code_until bigint not null,
  -- Time of the use, epoch ms, or null.
  at bigint,
  -- Name of the counter; '' until the use.
  counter text not null default '',
  primary key (coupon_id, number)
);
