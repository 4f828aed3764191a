-- Codes that stand for a screen and its parameters. A buyer's second code for the same is the first one, kept longer.
create table short_codes (
  code text primary key,
  user_id text,
  page text not null,
  params jsonb not null,
  content_key text not null,
  created_at bigint not null,
  expires_at bigint not null,
  unique (user_id, content_key)
)
