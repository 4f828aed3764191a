-- What happened to a paid order that its buyer has not read yet; the same again is news once more.
create table order_news (
  order_id text not null references orders,
  kind text not null,
  at bigint not null,
  read_at bigint,
  primary key (order_id, kind)
);

create index order_news_unread on order_news (order_id) where read_at is null;
