-- Codes for a screen and its parameters. A repeated request of the buyer returns the first code and extends its
-- validity.
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
