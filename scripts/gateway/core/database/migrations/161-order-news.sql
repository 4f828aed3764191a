-- Updates of paid orders that their buyers have not read. A repeated event is unread again.
create table order_news (
  order_id text not null references orders,
  kind text not null,
  at bigint not null,
  read_at bigint,
  primary key (order_id, kind)
);

create index order_news_unread on order_news (order_id) where read_at is null;
