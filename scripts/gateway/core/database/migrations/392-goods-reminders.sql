-- Buyers to notify when a variant of goods is back in stock, or when the sale of goods opens. A notice deletes its row.
create table goods_reminders (
  user_id text not null references users,
  spu_id text not null references spus,
  -- The variant; '' for the start of the sale.
  sku_id text not null,
  -- Null if the account has no channel.
  channel text,
  open_id text,
  created_at bigint not null,
  primary key (user_id, spu_id, sku_id)
);

create index goods_reminders_by_goods on goods_reminders (spu_id)
