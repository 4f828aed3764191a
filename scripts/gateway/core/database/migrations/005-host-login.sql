-- Accounts of mini-program hosts, one row per open id. A row is bound to a user after the phone is verified.
create table host_accounts (
  platform text not null,
  open_id text not null,
  user_id text references users,
  asked_at bigint not null,
  primary key (platform, open_id)
);

create index host_accounts_by_user on host_accounts (user_id);

-- Used codes of hosts, because each code is valid once. A 'login' code identifies the buyer, a 'phone' code returns a
-- number.
create table used_host_codes (
  kind text not null,
  platform text not null,
  code text not null,
  used_at bigint not null,
  primary key (kind, platform, code)
);

alter table users drop column open_id
