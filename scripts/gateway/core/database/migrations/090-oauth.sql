-- Accounts at login providers, by the provider's subject. Each belongs to one user.
create table provider_accounts (
  provider text not null,
  subject text not null,
  user_id text not null references users,
  linked_at bigint not null,
  primary key (provider, subject)
);

create index provider_accounts_by_user on provider_accounts (user_id);

-- Used credentials that are valid only once: nonces, codes and tickets. An unused credential has no row.
create table spent_credentials (
  kind text not null,
  credential_id text not null,
  spent_at bigint not null,
  primary key (kind, credential_id)
);
