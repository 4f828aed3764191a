-- Links to a ticket's pass for the phone's wallet: good for minutes, as often as the phone asks. The token itself is not stored.
create table wallet_links (
  token_digest text primary key,
  user_id text not null references users,
  voucher_id text not null references vouchers,
  ticket_id text not null,
  lang text not null,
  expires_at bigint not null
)
