-- Links to the wallet pass of a ticket. A link is valid for some minutes and any number of requests. The token itself
-- is not stored.
create table wallet_links (
  token_digest text primary key,
  user_id text not null references users,
  voucher_id text not null references vouchers,
  ticket_id text not null,
  lang text not null,
  expires_at bigint not null
)
