-- Versions of the membership agreement that buyers have agreed to.
create table member_agreements (
  user_id text not null references users,
  version text not null,
  agreed_at bigint not null,
  primary key (user_id, version)
)
