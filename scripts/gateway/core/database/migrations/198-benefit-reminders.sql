-- Changed reminders of a buyer. A coupon without a row has the default reminders.
create table benefit_reminders (
  user_id text not null references users,
  -- COUPON.
  source text not null,
  -- Id of the coupon; '' for all coupons of the buyer.
  target_id text not null,
  muted boolean not null,
  -- No reminder before this time, epoch ms; null if it is not put off.
  snooze_until bigint,
  primary key (user_id, source, target_id)
);

create index benefit_reminders_snoozed on benefit_reminders (snooze_until) where snooze_until is not null;

-- Last day on which a buyer's benefits were checked, because a buyer gets at most one message per day.
create table benefit_reminder_days (
  user_id text primary key references users,
  -- Start of the shop's day, epoch ms.
  day bigint not null
);

-- A host's permission to send one message about benefits.
create table benefit_subscriptions (
  user_id text primary key references users,
  open_id text not null,
  created_at bigint not null
);

create index coupons_by_end on coupons (expire_time) where used_order_id is null
