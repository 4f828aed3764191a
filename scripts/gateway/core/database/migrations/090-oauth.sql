-- An account at a provider, under the provider's own name for it. It belongs to one account of ours.
create table provider_accounts (
  provider text not null,
  subject text not null,
  user_id text not null references users,
  linked_at bigint not null,
  primary key (provider, subject)
);

create index provider_accounts_by_user on provider_accounts (user_id);

-- What is good once and was used: nonces, codes and tickets. None of them has a row before.
create table spent_credentials (
  kind text not null,
  credential_id text not null,
  spent_at bigint not null,
  primary key (kind, credential_id)
);
