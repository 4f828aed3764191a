-- Times at which a topic opens and closes, by the gateway's clock. A topic without a row is always open.
create table topic_windows (
  topic_id text primary key,
  opens_at bigint,
  closes_at bigint check (closes_at > opens_at)
);
