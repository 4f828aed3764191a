-- Who a mini program's host says the buyer is: one row an open id, bound to an account once a phone is proven.
create table host_accounts (
  platform text not null,
  open_id text not null,
  user_id text references users,
  asked_at bigint not null,
  primary key (platform, open_id)
);

create index host_accounts_by_user on host_accounts (user_id);

-- A host's codes are good once. 'login' says who, 'phone' which number.
create table used_host_codes (
  kind text not null,
  platform text not null,
  code text not null,
  used_at bigint not null,
  primary key (kind, platform, code)
);

alter table users drop column open_id
